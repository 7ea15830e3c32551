import { expect, test } from 'vitest'
import type { Suggestion } from '#shared/api/autocomplete.ts'
import type { AutocompleteState } from '#shared/search/autocomplete-state.ts'
import { announcement } from './announcement.ts'
import { testProps } from './test-props.ts'

const word: Suggestion = { headword: 'talo', lang: 'fi', is_match: false }
const found = (count: number, baseForms: Record<string, Suggestion[]> = {}): AutocompleteState => ({
  status: 'success',
  result: Array.from({ length: count }, () => word),
  resultBaseForms: baseForms,
})

test.each<[AutocompleteState, string]>([
  [{ status: 'loading' }, 'loading'],
  [{ status: 'length-too-short' }, 'tooShort'],
  [{ status: 'not-found', isWildcard: true }, 'notFound'],
  [found(1), 'oneSuggestion'],
  [found(3), 'count 3'],
  [found(2, { fi: [word], en: [word] }), 'count 4'],
])('A11Y-008 %o is said as “%s”', (state, said) => {
  expect(announcement(state, { labels: testProps().labels, countText: (count) => `count ${count}` })).toBe(said)
})
