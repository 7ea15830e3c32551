import { expect, test } from 'vitest'
import { httpStatusOf, resultMessageKey, resultStatus } from './result-status.ts'

const outcome = { text: 'talo', searchMode: 'default', wordCount: 0 } as const

test.each([
  ['SRCH-030 words', { wordCount: 1 }, 'has-results', 200, undefined],
  ['SRCH-051 words beat an error', { wordCount: 1, error: 'call' }, 'has-results', 200, undefined],
  ['SRCH-031 SRCH-037 a failed call', { error: 'call' }, 'has-error', 502, 'DICT_SEARCH_ERROR'],
  ['SRCH-036 SRCH-042 a word that cannot be searched', { text: '*a*', error: 'word' }, 'has-error', 400, 'DICT_SEARCH_WORD_ERROR'],
  ['SRCH-051 an error beats an empty text', { text: '', error: 'call' }, 'has-error', 502, 'DICT_SEARCH_ERROR'],
  ['SRCH-032 SRCH-039 no text', { text: '' }, 'empty_keyword', 200, 'DICT_SEARCH_HELP_TEXT'],
  ['SRCH-013 C35 a blank text', { text: ' ' }, 'empty_keyword', 200, 'DICT_SEARCH_HELP_TEXT'],
  ['SRCH-051 an empty text beats near search', { text: '', searchMode: 'nearSearch' }, 'empty_keyword', 200, 'DICT_SEARCH_HELP_TEXT'],
  ['SRCH-033 SRCH-038 wildcards', { text: 'tal*' }, 'wildcard-search', 200, 'DICT_SEE_SUGGESTIONS_LEFT'],
  ['SRCH-051 wildcards beat near search', { text: 'tal*', searchMode: 'nearSearch' }, 'wildcard-search', 200, 'DICT_SEE_SUGGESTIONS_LEFT'],
  ['SRCH-034 SRCH-038 near search', { searchMode: 'nearSearch' }, 'near-search', 200, 'DICT_SEE_SUGGESTIONS_LEFT'],
  ['SRCH-035 SRCH-040 nothing', {}, 'no_results', 404, 'DICT_SEARCH_NOT_FOUND'],
  ['SRCH-052 full text without hits', { searchMode: 'fulltext' }, 'no_results', 404, 'DICT_SEARCH_NOT_FOUND'],
  [
    'SRCH-052 full text without hits of a wildcard',
    { text: 'tal*', searchMode: 'fulltext' },
    'wildcard-search',
    404,
    'DICT_SEE_SUGGESTIONS_LEFT',
  ],
] as const)('%s', (_, change, status, http, message) => {
  const search = { ...outcome, error: undefined, ...change }
  expect(resultStatus(search)).toBe(status)
  expect(httpStatusOf(status, search)).toBe(http)
  expect(resultMessageKey(status, search.error)).toBe(message)
})
