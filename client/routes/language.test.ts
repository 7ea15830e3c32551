import { expect, test } from 'vitest'
import { loader } from './language.ts'
import { loaderArgs } from './page-for-tests.ts'

const choose = (query: string) => loader(loaderArgs({ url: `/language?${query}` }))

test('L10N-003 a choice is kept in a cookie and leads back', () => {
  const { status, headers } = choose('to=sv&return=%2Ffinnish-english%2Ftalo')
  expect(status).toBe(303)
  expect(headers.get('location')).toBe('/finnish-english/talo')
  expect(headers.get('set-cookie')).toContain('lang=sv; Path=/')
})

test('L10N-003 a language that there is not changes nothing', () => {
  expect(choose('to=kl&return=%2Flegal%2Fhelp').headers.get('set-cookie')).toBeNull()
})

test.each([
  ['/finnish-english/talo?unidir=1', '/finnish-english/talo?unidir=1'],
  ['/talo?hl=sv&unidir=1', '/talo?unidir=1'],
  ['//evil.example', '/'],
  ['https://evil.example/', '/'],
  ['', '/'],
])('L10N-003, L10N-007 from %j it goes to %j', (given, location) => {
  expect(choose(`to=fi&return=${encodeURIComponent(given)}`).headers.get('location')).toBe(location)
})
