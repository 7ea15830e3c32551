import { expect, test } from 'vitest'
import { forbiddenPage } from './forbidden.tsx'

test.each([
  ['401', 401, 'FORBIDDEN_401_TEXT'],
  ['403', 403, 'FORBIDDEN_401_TEXT'],
  ['no-access', 403, 'FORBIDDEN_NO_ACCESS_TEXT'],
  ['404', 404, 'FORBIDDEN_404_TEXT'],
  ['400', 404, 'FORBIDDEN_404_TEXT'],
  ['constructor', 404, 'FORBIDDEN_404_TEXT'],
  [undefined, 404, 'FORBIDDEN_404_TEXT'],
])('ROUTE-031, ROUTE-045 /forbidden/%s answers %i with %s', (error, status, key) => {
  expect(forbiddenPage(error)).toEqual({ status, key })
})
