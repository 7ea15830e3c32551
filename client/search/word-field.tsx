import { Icon } from '#client/ui/icon.tsx'
import * as m from '#messages'
import { SEARCH_INPUT_MAX_LENGTH } from '#shared/search/limits.ts'
import type { AnySearch } from './search-request.ts'

/** Where the word is typed (AC-002 … AC-004). */
export function WordField({ search }: { search: AnySearch }) {
  return (
    <div className="combo">
      <input
        id="q"
        name="key"
        type="search"
        aria-label={m.AUTOCOMPLETE_INPUT_LABEL()}
        defaultValue={search.key}
        placeholder={m.AUTOCOMPLETE_PLACEHOLDER()}
        maxLength={SEARCH_INPUT_MAX_LENGTH}
        required
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className="btn pri" aria-label={m.AUTOCOMPLETE_SUBMIT()}>
        <Icon name="search" />
        <span className="only-wide">{m.AUTOCOMPLETE_SUBMIT()}</span>
      </button>
    </div>
  )
}
