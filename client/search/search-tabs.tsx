import * as m from '#messages'
import type { SearchTab } from '#shared/search/search-route.ts'

export type SearchTabsProps = {
  current: SearchTab
  /** Where each tab leads. */
  langPair: string
  dictionary: string
}

/** By language pair, by dictionary: links, marked up as the tabs that they are to readers (TAB-014, TAB-023). */
export function SearchTabs({ current, langPair, dictionary }: SearchTabsProps) {
  return (
    <div className="tabs">
      <div role="tablist" aria-label={m.SEARCH_TABS()}>
        <a role="tab" href={langPair} aria-selected={current === 'langPair'}>
          {m.DICT_SEARCH_BY_LANGUAGE_PAIR()}
        </a>
        <a role="tab" href={dictionary} aria-selected={current === 'dictionary'}>
          {m.DICT_SEARCH_BY_DICTIONARY()}
        </a>
      </div>
    </div>
  )
}
