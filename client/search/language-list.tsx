import { languageName } from '#client/i18n/language-names.ts'
import languageList from '#client/islands/language-list/language-list.island.tsx'
import { LanguageListLink } from '#client/islands/language-list/language-list-link.tsx'
import { Island } from '#client/islands/runtime/island.tsx'
import * as m from '#messages'
import type { DictionaryContext } from '#shared/dictionary/dictionary-context.ts'
import type { Locale } from '#shared/language/locale.ts'
import { NAMED_LANGUAGES, requiredLanguages, tickedLanguages } from '#shared/search/language-list.ts'
import { writeLanguageSegment } from '#shared/search/language-segment.ts'
import type { DictionarySearch, SearchLanguages } from '#shared/search/search-route.ts'
import { swappedHref } from './language-choices.ts'
import { pairOf } from './search-languages.ts'
import { SwapLink } from './swap-link.tsx'

type Props = { search: DictionarySearch; context: DictionaryContext; locale: Locale }

/** The languages in hand of a dictionary or group that has many; opens the choice (TAB-018, LANG-039, LANG-046). A pair of a group can be swapped. */
export function LanguageListButton({ search, context, locale }: Props) {
  const { dictionaryId, key, searchMode, langs } = search
  const query = new URLSearchParams({ dictionary: dictionaryId, langs: writeLanguageSegment(langs, 'group'), key, searchMode })
  const pair = pairOf(search)
  const props = {
    href: `/search/languages?${query}`,
    text: listText(langs, locale),
    label: m.LANGUAGES(),
    locale,
    dictionaryId,
    keyword: key,
    searchMode,
    langs: [...context.langs],
    required: requiredLanguages(context),
    ticked: tickedLanguages(langs, context),
  }
  return (
    <div className="pair">
      <Island is={languageList} id="langs" props={props} fallback={<LanguageListLink {...props} />} />
      {pair === undefined ? null : <SwapLink href={swappedHref(search, [], [])} pair={pair} locale={locale} />}
    </div>
  )
}

/** Up to five languages by name, more as “and others”, a pair with its direction (LANG-046). */
export function listText(langs: SearchLanguages, locale: Locale): string {
  if (langs.type === 'all') return m.ALL_LANGUAGES()
  if (langs.type === 'pair') return `${languageName(langs.fromId, locale)} → ${languageName(langs.toId, locale)}`
  const names = langs.ids.map((id) => languageName(id, locale))
  const languages = names.slice(0, NAMED_LANGUAGES).join(', ')
  return names.length > NAMED_LANGUAGES ? m.LANGS_AND_OTHERS({ languages }) : languages
}
