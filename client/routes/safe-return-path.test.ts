import { expect, test } from 'vitest'
import { safeReturnPath } from './safe-return-path.ts'

test.each([
  [null, '/'],
  ['', '/'],
  ['/finnish-english/talo', '/finnish-english/talo'],
  ['/finnish-english/talo?unidir=1', '/finnish-english/talo?unidir=1'],
  ['/finnish-english/ty%C3%B6', '/finnish-english/ty%C3%B6'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['/talo?hl=sv&unidir=1', '/talo?unidir=1'],
])('L10N-003 goes back from %j to %j', (given, path) => {
  expect(safeReturnPath(given)).toBe(path)
})
