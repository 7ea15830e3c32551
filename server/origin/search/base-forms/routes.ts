import * as v from 'valibot'
import { searchLemmas } from '#shared/api/lemmas.ts'
import { type LanguageId, LanguageIdSchema } from '#shared/language/language-id.ts'
import type { OnCall } from '../../route/answer-call.ts'
import { answer, badRequest } from '../../route/reply.ts'
import type { Database } from '../../storage/database.ts'
import type { AskedScope, ScopeRequest } from '../asked-scopes.ts'
import type { Catalogue } from '../catalogue.ts'
import { scopeRequest } from '../scope-request.ts'
import type { AnalyserOf } from './analysers.ts'
import { baseFormsOf } from './base-forms.ts'

type Options = {
  lexicon: Database
  catalogueOf: () => Promise<Catalogue>
  scopesOf: (catalogue: Catalogue, request: ScopeRequest) => readonly AskedScope[]
  analyserOf: AnalyserOf
}

/** The base forms of a word in the dictionaries asked, of the languages asked. Spec: search §7 (SUG-010 … SUG-012). */
export function baseFormRoutes(on: OnCall, { lexicon, catalogueOf, scopesOf, analyserOf }: Options): void {
  on(searchLemmas, async ({ query: { keyword, languages, ...asked }, caller }) => {
    const langs = v.safeParse(v.array(LanguageIdSchema), languages)
    if (!langs.success) return badRequest('languages')
    const [from, to] = langs.output
    const scopes = scopesOf(await catalogueOf(), scopeRequest({ ...asked, keyword_language: from, target_language: to }, caller))
    return answer({ result: await baseFormsOf(lexicon, { scopes: inLanguages(scopes, langs.output), keyword, analyserOf }) })
  })
}

const inLanguages = (scopes: readonly AskedScope[], langs: readonly LanguageId[]) =>
  langs.length === 0 ? scopes : scopes.filter(({ lang }) => langs.includes(lang))
