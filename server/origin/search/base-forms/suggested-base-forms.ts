import type { AutocompleteAnswer } from '#shared/api/autocomplete.ts'
import { isTooShort } from '#shared/language/keyword-length.ts'
import type { Database } from '../../storage/database.ts'
import { type BaseFormRequest, baseFormsOf } from './base-forms.ts'

/**
 * Base forms by language for suggestions that leave room for them and have no exact match: a keystroke that fills its list costs nothing
 * more. Spec: search §3, §5 (SUG-018, AC-034).
 */
export async function suggestedBaseForms(
  lexicon: Database,
  request: BaseFormRequest & { limit: number },
  { result }: Pick<AutocompleteAnswer, 'result'>,
): Promise<AutocompleteAnswer['resultBaseForms']> {
  const { scopes, keyword, limit } = request
  const langs = scopes.map(({ lang }) => lang)
  if (scopes.length === 0) return {}
  if (result.length >= limit || result.some(({ is_match }) => is_match) || isTooShort(keyword, langs)) return {}
  const lemmas = await baseFormsOf(lexicon, request)
  const rows = lemmas
    .filter(({ isPart }) => !isPart)
    .map(({ headword, lang, dict_type }) => ({ headword, lang, ...(dict_type !== undefined && { dict_type }), is_match: false }))
  return Object.fromEntries(Map.groupBy(rows, ({ lang }) => lang))
}
