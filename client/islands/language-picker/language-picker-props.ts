import * as v from 'valibot'
import { LanguageIdSchema } from '#shared/language/language-id.ts'
import { LocaleSchema } from '#shared/language/locale.ts'
import { SEARCH_MODES } from '#shared/search/search-route.ts'

/** Little, since every document with a search box carries it: the options are short texts, names and words come with the popup. */
export const LanguagePickerPropsSchema = v.object({
  locale: LocaleSchema,
  /** Heard before the languages on the button. */
  label: v.string(),
  /** The pair in hand; a language with itself is one language. */
  fromId: LanguageIdSchema,
  toId: LanguageIdSchema,
  /** Of the pair, in the page's language. */
  names: v.tuple([v.string(), v.string()]),
  /** As `writePairOptions` and `writeSingleOptions` write them. */
  pairs: v.string(),
  singles: v.string(),
  /** The brand's priority languages, first first (LANG-053). */
  priority: v.array(LanguageIdSchema),
  /** What the search of another pair takes along. */
  search: v.object({ key: v.string(), workmode: v.string(), searchMode: v.picklist(SEARCH_MODES) }),
})
export type LanguagePickerProps = v.InferOutput<typeof LanguagePickerPropsSchema>

/** The popover of two selects that stands in the document for browsers without JavaScript. */
export const PLAIN_MENU_ID = 'lp'
