import { searchAutocomplete } from '#shared/api/autocomplete.ts'
import { editorDictionaries } from '#shared/api/editor.ts'
import { searchDictionaries, searchLanguages, searchWords } from '#shared/api/search.ts'
import { DETECT } from '#shared/language/language-id.ts'
import { hasWildcard, isValidWildcardWord } from '#shared/search/keyword-rules.ts'
import type { BrandById } from '../ports.ts'
import type { OnCall } from '../route/answer-call.ts'
import { answer, badRequest, refuse } from '../route/reply.ts'
import type { Database } from '../storage/database.ts'
import { rememberedScopes } from './asked-scopes-memo.ts'
import { analyserReader } from './base-forms/analysers.ts'
import { baseFormLanguagesReader } from './base-forms/base-form-languages.ts'
import { baseFormRoutes } from './base-forms/routes.ts'
import { suggestedBaseForms } from './base-forms/suggested-base-forms.ts'
import { editorDictionariesOf } from './editor-dictionaries.ts'
import { fullTextRoutes } from './full-text/routes.ts'
import { languageOptions } from './language-options.ts'
import { nearHeadwords } from './near/near-headwords.ts'
import { catalogueReader } from './scope-queries.ts'
import { scopeRequest } from './scope-request.ts'
import { suggestionsFor } from './suggestions.ts'
import { visibleDictionaries } from './visible-dictionaries.ts'
import { waysOnRoutes } from './ways-on/routes.ts'
import { findWords } from './words.ts'

/**
 * The search calls. `free_premium`, `user_type`, `gamification` and `wl_filter` are read and change nothing here: what a caller may see
 * is decided by the token alone, and `user_data` can only ask for less of it. Spec: search §7.
 */
export function searchRoutes(on: OnCall, options: { lexicon: Database; generation: () => string; brandById: BrandById }) {
  const { lexicon } = options
  const catalogueOf = catalogueReader(options)
  const scopesOf = rememberedScopes()
  const analyserOf = analyserReader(options)
  const baseFormLanguages = baseFormLanguagesReader(options)
  baseFormRoutes(on, { lexicon, catalogueOf, scopesOf, analyserOf })
  fullTextRoutes(on, { lexicon, catalogueOf, scopesOf })
  waysOnRoutes(on, { lexicon, catalogueOf, scopesOf, analyserOf, brandById: options.brandById })

  on(searchAutocomplete, async ({ query, caller }) => {
    const scopes = scopesOf(await catalogueOf(), scopeRequest(query, caller))
    const { keyword, limit, similarity, prefix } = query
    if (similarity !== undefined && prefix !== undefined) {
      const near = await nearHeadwords(lexicon, { scopes, keyword, limit, similarity, prefix })
      return answer({ ...near, resultBaseForms: {} })
    }
    const suggestions = await suggestionsFor(lexicon, { scopes, keyword, limit })
    if (!suggestions.ok) return refuse(400, suggestions.error.code, 'wildcard')
    const known = new Set((await baseFormLanguages()).map(({ lang }) => lang))
    const told = scopes.filter(({ lang }) => known.has(lang))
    const resultBaseForms = await suggestedBaseForms(lexicon, { scopes: told, keyword, limit, analyserOf }, suggestions.value)
    return answer({ ...suggestions.value, resultBaseForms })
  })

  on(searchWords, async ({ query, caller }) => {
    const { keyword, dict_order } = query
    // A wildcard is no headword: what matches it is suggested beside the results (search §8, DICT_SEE_SUGGESTIONS_LEFT).
    if (hasWildcard(keyword)) return isValidWildcardWord(keyword) ? answer({ data: [], flipLangs: false }) : badRequest('wildcard')
    const catalogue = await catalogueOf()
    const scopes = scopesOf(catalogue, scopeRequest(query, caller))
    return answer(
      await findWords(lexicon, {
        catalogue,
        scopes,
        keyword,
        dictOrder: dict_order ?? [],
        hasPremium: caller?.hasPremium ?? false,
        detects: query.keyword_language === DETECT,
      }),
    )
  })

  on(searchLanguages, async ({ caller }) =>
    answer({
      ...languageOptions(await catalogueOf(), { teamId: caller?.teamId, hasPremium: caller?.hasPremium ?? false }),
      baseForms: [...(await baseFormLanguages())],
    }),
  )

  on(searchDictionaries, async ({ caller }) => answer(visibleDictionaries(await catalogueOf(), caller?.teamId)))

  on(editorDictionaries, async ({ caller }) => answer({ dictionaries: editorDictionariesOf(await catalogueOf(), caller?.teamId) }))
}
