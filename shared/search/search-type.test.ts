import { expect, test } from 'vitest'
import { isWordError, modeAfterPick, SEARCH_SOURCES, searchRunOf, searchTypeOf } from './search-type.ts'

test.each([
  ['talo', 'default', 'exact'],
  ['tal*', 'default', 'wildcard'],
  ['tal?', 'nearSearch', 'wildcard'],
  ['tal*', 'fulltext', 'fulltext'],
  ['talo', 'nearSearch', 'exact'],
] as const)('SRCH-009 %s in mode %s is %s', (keyword, mode, type) => expect(searchTypeOf(keyword, mode)).toBe(type))

test.each([
  [{ headword: '' }, 'none'],
  [{ headword: ' ', lang: 'fi' as const }, 'none'],
  [{ headword: 'talo' }, 'lookup'],
  [{ headword: 'talo', lang: 'fi' as const }, 'exact-autocomplete'],
])('SRCH-010 SRCH-011 SRCH-012 %j runs %s', (request, run) => expect(searchRunOf(request)).toBe(run))

test.each([
  ['*a*', 'default', true],
  ['ab*', 'default', false],
  ['**', 'fulltext', false],
  ['a', 'default', false],
] as const)('SRCH-015 SRCH-042 %s in mode %s is a word error: %s', (keyword, mode, error) => expect(isWordError(keyword, mode)).toBe(error))

test('SRCH-004 a dictionary without search features resets the mode', () => {
  expect(modeAfterPick({ disableSearchFeatures: true }, 'fulltext')).toBe('default')
  expect(modeAfterPick({ disableSearchFeatures: false }, 'fulltext')).toBe('fulltext')
})

test('SRCH-007 the sources', () =>
  expect(SEARCH_SOURCES).toEqual(['lookup', 'autocomplete', 'suggestions', 'history', 'url', 'programmatic']))
