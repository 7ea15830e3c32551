import * as m from '#messages'
import { SEARCH_MODES, type SearchMode } from '#shared/search/search-route.ts'

/**
 * How the word is looked for (SRCH-003). Each mode is a submit button of the search form, so that what is typed goes along and is searched
 * (FT-001, AC-033). They stand after the form's own button, which therefore stays the one that Enter presses.
 */
export function SearchModes({ current }: { current: SearchMode }) {
  return (
    <fieldset className="seg modes">
      <legend className="vh">{m.SEARCH_MODE()}</legend>
      {SEARCH_MODES.map((mode) => (
        <button
          key={mode}
          type="submit"
          form="sb"
          formNoValidate
          name="searchMode"
          value={mode}
          aria-current={mode === current ? 'true' : undefined}
        >
          {modeName(mode)}
        </button>
      ))}
    </fieldset>
  )
}

function modeName(mode: SearchMode): string {
  switch (mode) {
    case 'default':
      return m.SEARCH_MODE_DEFAULT()
    case 'fulltext':
      return m.SEARCH_MODE_FULLTEXT()
    case 'nearSearch':
      return m.SEARCH_MODE_NEAR()
  }
}
