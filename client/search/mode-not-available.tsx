import * as m from '#messages'
import { buildSearchUrl } from '#shared/search/search-url.ts'
import type { AnySearch } from './search-request.ts'

/** Whether the search asks for a way of searching that the service does not have (full text, near match, machine translation). */
export const isModeUnavailable = ({ type, searchMode, isMachineTranslated }: AnySearch): boolean =>
  type === 'full-text' || searchMode !== 'default' || isMachineTranslated

/** Says so, and offers the headword search of the same word. */
export function ModeNotAvailable({ search }: { search: AnySearch }) {
  const headwordSearch = { ...search, searchMode: 'default' as const, isMachineTranslated: false }
  const href = buildSearchUrl(headwordSearch.type === 'full-text' ? { ...headwordSearch, type: 'dictionary' } : headwordSearch)
  return (
    <div className="wrap wide text-page">
      <div className="stack outcome">
        <h1 tabIndex={-1}>{m.MODE_NOT_AVAILABLE_TITLE()}</h1>
        <p>{m.MODE_NOT_AVAILABLE_TEXT()}</p>
        <p>
          <a className="btn pri" href={href}>
            {m.SEARCH_HEADWORDS_INSTEAD()}
          </a>
        </p>
      </div>
    </div>
  )
}
