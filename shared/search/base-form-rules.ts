import type { DictionaryContext } from '#shared/dictionary/dictionary-context.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { hasWildcard } from './keyword-rules.ts'

export type BaseFormQuestion = {
  keyword: string
  dictionary: Pick<DictionaryContext, 'id' | 'kind' | 'type'>
  langs: readonly LanguageId[]
  /** The languages with base forms: the brand's list, reduced to what the origin can analyse. */
  baseFormLanguages: readonly LanguageId[]
}

/** Whether base forms are asked for: one plain word, in one dictionary of two languages, with an analysed language. Spec: search §5 (SUG-004, SUG-013 … SUG-017). */
export function canRequestBaseForms({ keyword, dictionary, langs, baseFormLanguages }: BaseFormQuestion): boolean {
  if (keyword.trim() === '' || /\s/u.test(keyword) || hasWildcard(keyword)) return false
  if (dictionary.kind === 'group' || dictionary.type === 'multiLingual') return false
  if (dictionary.id.startsWith('oxford')) return false
  return langs.some((lang) => baseFormLanguages.includes(lang))
}
