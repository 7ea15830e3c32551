import * as v from 'valibot'
import { LanguageIdSchema } from '#shared/language/language-id.ts'
import { LocaleSchema } from '#shared/language/locale.ts'
import { SEARCH_MODES } from '#shared/search/search-route.ts'

export const LanguageListPropsSchema = v.object({
  /** The page that holds the same form. */
  href: v.string(),
  /** The languages in hand, in few words. */
  text: v.string(),
  label: v.string(),
  locale: LocaleSchema,
  /** What is searched, besides its languages. */
  dictionaryId: v.string(),
  keyword: v.string(),
  searchMode: v.picklist(SEARCH_MODES),
  langs: v.array(LanguageIdSchema),
  required: v.array(LanguageIdSchema),
  ticked: v.array(LanguageIdSchema),
})
export type LanguageListProps = v.InferOutput<typeof LanguageListPropsSchema>
