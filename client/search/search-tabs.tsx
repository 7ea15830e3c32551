import * as m from '#messages'
import type { SearchTab } from '#shared/search/search-route.ts'

/** By language pair, by dictionary (TAB-014, TAB-023). */
export function SearchTabs({ current }: { current: SearchTab }) {
  return (
    <div className="tabs">
      <nav aria-label={m.SEARCH_TABS()}>
        <a href="/?tab=langPair" aria-current={current === 'langPair' ? 'page' : undefined}>
          {m.DICT_SEARCH_BY_LANGUAGE_PAIR()}
        </a>
        <a href="/?tab=dictionary" aria-current={current === 'dictionary' ? 'page' : undefined}>
          {m.DICT_SEARCH_BY_DICTIONARY()}
        </a>
      </nav>
    </div>
  )
}
