import type { AutocompleteState } from '#shared/search/autocomplete-state.ts'
import type { AutocompleteLabels } from './autocomplete-props.ts'

type Wording = { labels: AutocompleteLabels; countText: (count: number) => string }

/** What a screen reader is told about a state. Spec: A11Y-008. */
export function announcement(state: AutocompleteState, { labels, countText }: Wording): string {
  switch (state.status) {
    case 'loading':
      return labels.loading
    case 'length-too-short':
      return labels.tooShort
    case 'not-found':
      return labels.notFound
    case 'success': {
      const count = state.result.length + Object.values(state.resultBaseForms).flat().length
      return count === 1 ? labels.oneSuggestion : countText(count)
    }
  }
  return state satisfies never
}
