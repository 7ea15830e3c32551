import { searchWaysOn } from '#shared/api/ways-on.ts'
import { showsTabStrip } from '#shared/permissions/permissions.ts'
import type { BrandById } from '../../ports.ts'
import type { OnCall } from '../../route/answer-call.ts'
import type { Caller } from '../../route/caller.ts'
import { answer } from '../../route/reply.ts'
import type { Database } from '../../storage/database.ts'
import type { AskedScope, ScopeRequest } from '../asked-scopes.ts'
import type { Catalogue } from '../catalogue.ts'
import { scopeRequest } from '../scope-request.ts'
import { waysOn } from './ways-on.ts'

export type WaysOnOptions = {
  lexicon: Database
  catalogueOf: () => Promise<Catalogue>
  scopesOf: (catalogue: Catalogue, request: ScopeRequest) => readonly AskedScope[]
  brandById: BrandById
}

/** The call of a search without results. Which dictionaries may be named is decided by the token and the brand. Spec: requirements SRCH-052, URL-042. */
export function waysOnRoutes(on: OnCall, { lexicon, catalogueOf, scopesOf, brandById }: WaysOnOptions): void {
  const mayOpenDictionaries = async (caller: Caller | undefined, brand: string) => {
    const features = (await brandById(brand))?.app.features
    return features !== undefined && showsTabStrip({ canAccessPacman: caller?.canAccessPacman ?? false }, features)
  }

  on(searchWaysOn, async ({ query, caller, brand }) => {
    const catalogue = await catalogueOf()
    const request = scopeRequest(query, caller)
    return answer(
      await waysOn(lexicon, {
        catalogue,
        request,
        scopes: scopesOf(catalogue, request),
        keyword: query.keyword,
        hasPremium: caller?.hasPremium ?? false,
        mayOpenDictionaries: await mayOpenDictionaries(caller, brand),
      }),
    )
  })
}
