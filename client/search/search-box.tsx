import type { IconName } from '#client/ui/icon-shapes.ts'
import type { LanguagePairOption } from '#shared/api/search.ts'
import type { DictionaryGroup } from '#shared/dictionary/dictionary.ts'
import { hasLanguageList } from '#shared/search/language-list.ts'
import { writeLanguageSegment } from '#shared/search/language-segment.ts'
import type { DictionarySearch } from '#shared/search/search-route.ts'
import { DictionaryButton, DictionaryMenu } from './dictionary-menu.tsx'
import { LanguageListButton } from './language-list.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { PairButtons } from './language-pair.tsx'
import type { PickerSettings } from './language-picker-settings.ts'
import { SearchModes } from './search-modes.tsx'
import { SearchTabs, type SearchTabsProps } from './search-tabs.tsx'
import { SettingsButton } from './settings-button.tsx'
import { WordSearch, type WordSearchProps } from './word-search.tsx'

/** The icons of the box and its menus. */
export const SEARCH_BOX_ICONS: readonly IconName[] = [
  'arrow-left-right',
  'arrow-right',
  'book-open',
  'chevron-down',
  'lock',
  'pencil',
  'search',
  'settings-2',
]

export type SearchBoxProps = WordSearchProps & {
  pairs: readonly LanguagePairOption[]
  picker: PickerSettings
  /** The tab strip is drawn for visitors who may open both tabs (TAB-015). */
  tabs: SearchTabsProps | undefined
  groups: readonly DictionaryGroup[]
  /** A dictionary may be without the search modes (TAB-019). */
  showsModes: boolean
  /** Where the settings are; a brand may have none (TAB-016). */
  settingsHref: string | undefined
  isWide: boolean
}

/** The sticky search box. Its form works as it stands: GET /search answers with a redirect to the search's own URL (TAB-017, TAB-018, NAV-020). */
export function SearchBox({ pairs, picker, tabs, groups, context, showsModes, settingsHref, isWide, ...word }: SearchBoxProps) {
  const { locale, search, dictionaries } = word
  const isDictionary = search.type !== 'language-pair'
  return (
    <search className="stick">
      <div className={isWide ? 'wrap wide' : 'wrap'}>
        {tabs === undefined ? null : <SearchTabs {...tabs} />}
        <form className="sb" id="sb" action="/search">
          {isDictionary ? <HiddenDictionary search={search} /> : null}
          {search.searchMode === 'default' ? null : <input type="hidden" name="searchMode" value={search.searchMode} />}
          {isDictionary ? <DictionaryButton context={context} locale={locale} /> : null}
          {isDictionary && hasLanguageList(context) ? (
            <LanguageListButton search={search} context={context} locale={locale} />
          ) : (
            <PairButtons search={search} pairs={pairs} dictionaries={dictionaries} locale={locale} picker={picker} />
          )}
          <WordSearch {...word} context={context} />
          {settingsHref === undefined ? null : <SettingsButton href={settingsHref} locale={locale} />}
        </form>
        {showsModes ? <SearchModes current={search.searchMode} /> : null}
      </div>
      {isDictionary && hasLanguageList(context) ? null : (
        <LanguageMenu search={search} pairs={pairs} dictionaries={dictionaries} locale={locale} picker={picker} />
      )}
      {isDictionary ? (
        <DictionaryMenu
          search={search}
          dictionaries={dictionaries}
          groups={groups}
          locale={locale}
          hasPremium={word.access.canAccessPremium}
        />
      ) : null}
    </search>
  )
}

/** What the selects do not say: the dictionary, and its languages where they are no pair. */
function HiddenDictionary({ search }: { search: DictionarySearch }) {
  return (
    <>
      <input type="hidden" name="dictionary" value={search.dictionaryId} />
      {search.langs.type === 'pair' ? null : <input type="hidden" name="langs" value={writeLanguageSegment(search.langs, search.kind)} />}
    </>
  )
}
