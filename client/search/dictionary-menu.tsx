import { languageName } from '#client/i18n/language-names.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as m from '#messages'
import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import { contextOfDictionary } from '#shared/dictionary/dictionary-context.ts'
import { dictionaryTitle } from '#shared/dictionary/dictionary-title.ts'
import type { Locale } from '#shared/language/locale.ts'
import { ownLanguages } from '#shared/search/dictionary-languages.ts'
import type { DictionarySearch } from '#shared/search/search-route.ts'
import { buildSearchUrl } from '#shared/search/search-url.ts'

type ButtonProps = { id: string; dictionaries: readonly Dictionary[]; locale: Locale }

/** The dictionary in hand; opens the list of all. */
export function DictionaryMenuButton({ id, dictionaries, locale }: ButtonProps) {
  const dictionary = dictionaries.find((one) => one.id === id)
  return (
    <button type="button" className="btn pick" popoverTarget="dp">
      <Icon name="book-open" />
      <span>{dictionary === undefined ? id : dictionaryTitle(dictionary.title, locale)}</span>
      <Icon name="chevron-down" />
    </button>
  )
}

type MenuProps = { search: DictionarySearch; dictionaries: readonly Dictionary[]; locale: Locale; hasPremium: boolean }

/** Every dictionary as a link to the same word in it. */
export function DictionaryMenu({ search, dictionaries, locale, hasPremium }: MenuProps) {
  return (
    <nav className="pop menu dictmenu" id="dp" popover="auto" aria-label={m.CHOOSE_DICTIONARY()}>
      {dictionaries.map((dictionary) => (
        <a
          key={dictionary.id}
          className="opt"
          href={dictionaryHref(dictionary, search.key)}
          aria-current={dictionary.id === search.dictionaryId ? 'true' : undefined}
        >
          {dictionaryTitle(dictionary.title, locale)}
          <span className="end">
            {languageCount(dictionary, locale)}
            {dictionary.dict_type === 'premium' && !hasPremium ? <Icon name="lock" label="Premium" /> : null}
          </span>
        </a>
      ))}
    </nav>
  )
}

/** Where a dictionary of the dictionary tab is searched, in its own languages. */
export const dictionaryHref = (dictionary: Dictionary, key: string): string =>
  buildSearchUrl({ type: 'dictionary', dictionaryId: dictionary.id, langs: ownLanguages(contextOfDictionary(dictionary)), key })

/** The languages of a dictionary in few words: both of two, the one of one, else how many. */
export function languageCount({ langs, type }: Dictionary, locale: Locale): string {
  if (langs.length > 2) return m.LANGUAGE_COUNT({ count: langs.length })
  return langs.map((id) => languageName(id, locale)).join(type === 'monoDirectional' ? ' → ' : ' – ')
}
