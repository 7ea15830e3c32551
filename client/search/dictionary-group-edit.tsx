import dictionaryPicker from '#client/islands/dictionary-picker/dictionary-picker.island.tsx'
import { DictionaryPickerLink } from '#client/islands/dictionary-picker/dictionary-picker-link.tsx'
import { Island } from '#client/islands/runtime/island.tsx'
import * as m from '#messages'
import type { Locale } from '#shared/language/locale.ts'
import type { DictionarySearch } from '#shared/search/search-route.ts'
import { buildSearchUrl } from '#shared/search/search-url.ts'

type Props = { search: DictionarySearch; locale: Locale; hasPremium: boolean; text?: string }

/** Edits the reader's own group: a page with a form, or the same form in a dialog (PICK-021, PICK-024). */
export function GroupEditLink({ search, locale, hasPremium, text }: Props) {
  const query = new URLSearchParams({ key: search.key, return: buildSearchUrl(search) })
  const href = `/search/dictionaries?${query}`
  const props = { href, label: m.DICT_GROUP_EDIT(), locale, hasPremium, ...(text === undefined ? {} : { text }) }
  return <Island is={dictionaryPicker} id="own-group" props={props} fallback={<DictionaryPickerLink {...props} />} />
}
