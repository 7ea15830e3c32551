import { searchWaysOn } from '#shared/api/ways-on.ts'
import { showsTabStrip } from '#shared/permissions/permissions.ts'
import type { BrandById } from '../../ports.ts'
import type { OnCall } from '../../route/answer-call.ts'
import { answer } from '../../route/reply.ts'
import type { Database } from '../../storage/database.ts'
import type { AskedScope, ScopeRequest } from '../asked-scopes.ts'
import type { AnalyserOf } from '../base-forms/analysers.ts'
import type { Catalogue } from '../catalogue.ts'
import { scopeRequest } from '../scope-request.ts'
import { waysOn } from './ways-on.ts'

export type WaysOnOptions = {
  lexicon: Database
  catalogueOf: () => Promise<Catalogue>
  scopesOf: (catalogue: Catalogue, request: ScopeRequest) => readonly AskedScope[]
  brandById: BrandById
  analyserOf: AnalyserOf
}

/** The call of a search without results. Which dictionaries may be named is decided by the token and the brand. Spec: requirements SRCH-052, URL-042. */
export function waysOnRoutes(on: OnCall, { lexicon, catalogueOf, scopesOf, brandById, analyserOf }: WaysOnOptions): void {
  on(searchWaysOn, async ({ query, caller, brand }) => {
    const catalogue = await catalogueOf()
    const request = scopeRequest(query, caller)
    const features = (await brandById(brand))?.app.features
    const reader = { canAccessPacman: caller?.canAccessPacman ?? false }
    return answer(
      await waysOn(lexicon, {
        catalogue,
        request,
        scopes: scopesOf(catalogue, request),
        keyword: query.keyword,
        hasPremium: caller?.hasPremium ?? false,
        mayOpenDictionaries: features !== undefined && showsTabStrip(reader, features),
        nearness: features?.nearSearch ?? NEARNESS,
        analyserOf,
      }),
    )
  })
}

/** For a brand that nobody knows. */
const NEARNESS = { similarity: 0.65, prefix: 0 }
