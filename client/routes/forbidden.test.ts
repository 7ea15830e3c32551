import { expect, test } from 'vitest'
import { forbiddenPage, loader } from './forbidden.tsx'
import { viewOf } from './page-data.ts'
import { loaderArgs } from './page-for-tests.ts'

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

test('ROUTE-033 an error offers the search, even when nobody says what can be searched', async () => {
  const searchLanguages = () => new Promise(() => undefined)
  const { data, init } = await loader(loaderArgs({ url: '/forbidden/404', params: { error: '404' }, answers: { searchLanguages } }))
  expect(init?.status).toBe(404)
  expect(viewOf(data).box.search).toMatchObject({ type: 'language-pair', fromId: 'fi', toId: 'en', key: '' })
})
