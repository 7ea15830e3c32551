import { expect, test } from 'vitest'
import { fullTextPages, fullTextPaging, fullTextStart } from './full-text-paging.ts'
import { FULL_TEXT_PAGE_SIZE, MATCH_COUNT_CAP } from './limits.ts'

test('FT-014, FT-015, FT-016 a page has 20 hits, and 5000 hits are shown at most', () => {
  expect([FULL_TEXT_PAGE_SIZE, MATCH_COUNT_CAP]).toEqual([20, 5000])
})

test.each([
  [0, 0],
  [1, 1],
  [20, 1],
  [21, 2],
  [5000, 250],
  [5001, 250],
  [90_000, 250],
])('FT-014 %i hits are on %i pages', (count, pages) => {
  expect(fullTextPages(count)).toBe(pages)
})

test.each([
  [null, 100, 0],
  ['', 100, 0],
  ['0', 100, 0],
  ['19', 100, 0],
  ['20', 100, 20],
  ['39', 100, 20],
  ['99', 100, 80],
  ['100', 100, 80],
  ['999999', 101, 100],
  ['20', 0, 0],
  ['-20', 100, 0],
  ['2e1', 100, 0],
  ['9999999', 100, 0],
  ['6000', 90_000, 4980],
  ['6000', undefined, 4980],
])('FT-009 start=%s of %s hits begins at %i', (asked, count, start) => {
  expect(fullTextStart(asked, count)).toBe(start)
})

const NONE = { first: undefined, previous: undefined, next: undefined, last: undefined }

test.each([
  ['the only page', { start: 0, shown: 20, totalCount: 20 }, { page: 1, pages: 1, ...NONE }],
  ['the first page', { start: 0, shown: 20, totalCount: 41 }, { ...NONE, page: 1, pages: 3, next: 20, last: 40 }],
  ['a page between', { start: 20, shown: 20, totalCount: 41 }, { page: 2, pages: 3, first: 0, previous: 0, next: 40, last: 40 }],
  ['the last page', { start: 40, shown: 1, totalCount: 41 }, { ...NONE, page: 3, pages: 3, first: 0, previous: 20 }],
  ['the last that is shown', { start: 4980, shown: 20, totalCount: 5001 }, { ...NONE, page: 250, pages: 250, first: 0, previous: 4960 }],
  [
    'an uncounted page',
    { start: 20, shown: 20, totalCount: undefined },
    { ...NONE, page: 2, pages: undefined, first: 0, previous: 0, next: 40 },
  ],
  ['an uncounted end', { start: 20, shown: 3, totalCount: undefined }, { ...NONE, page: 2, pages: undefined, first: 0, previous: 0 }],
  [
    'an uncounted cap',
    { start: 4980, shown: 20, totalCount: undefined },
    { ...NONE, page: 250, pages: undefined, first: 0, previous: 4960 },
  ],
])('FT-009 from %s one can turn to', (_, given, expected) => {
  expect(fullTextPaging(given)).toEqual(expected)
})
