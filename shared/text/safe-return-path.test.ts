import { expect, test } from 'vitest'
import { safeReturnPath } from './safe-return-path.ts'

const ORIGIN = 'https://dictionary.example'

test.each([
  ['/', '/'],
  ['/finnish-english/talo?a=b#c', '/finnish-english/talo?a=b#c'],
  ['/a/../b', '/b'],
  ['/%2f%2fevil.test', '/%2f%2fevil.test'],
  ['/x%0d%0aSet-Cookie:a=b', '/x%0d%0aSet-Cookie:a=b'],
  ['/sää', '/s%C3%A4%C3%A4'],
])('%s is kept as %s', (value, path) => {
  expect(safeReturnPath(value, ORIGIN)).toBe(path)
})

test.each([
  ['H01', 'https://evil.test'],
  ['H02', '//evil.test'],
  ['H02', '/\\evil.test'],
  ['H02', '/\t/evil.test'],
  ['H02', '///evil.test'],
  ['H02', 'http:evil.test'],
  ['H02', 'javascript:alert(1)'],
  ['H02', 'data:text/html,1'],
  ['H02', '/a/..//evil.test'],
  ['H04', `/${'a'.repeat(2048)}`],
  ['H09', ''],
  ['H09', null],
  ['H09', undefined],
])('%s %s leads nowhere', (_, value) => {
  expect(safeReturnPath(value, ORIGIN)).toBeUndefined()
})
