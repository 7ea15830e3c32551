import { expect, test } from 'vitest'
import { PREVIOUS_URL_COOKIE, previousUrlValue } from '#shared/account/previous-url.ts'
import { previousPath } from './unblock.tsx'

const page = (headers: HeadersInit) => new Request('https://sanavirta.example/unblock?id=1700', { headers })

test.each([
  ['https://sanavirta.example/finnish-english/talo?unidir=1', '/finnish-english/talo?unidir=1'],
  ['https://sanavirta.example/', '/'],
  ['https://sanavirta.example/unblock?id=1', undefined],
  ['https://sanavirta.example//evil.example', undefined],
  ['https://sanavirta.example.evil.example/', undefined],
  ['https://evil.example/', undefined],
  [undefined, undefined],
])('UNBL-001 a visitor who came from %s is offered %s', (referer, path) => {
  expect(previousPath(page(referer === undefined ? {} : { referer }))).toBe(path)
})

test('UNBL-001 the document that was wanted goes before the page its link was on', () => {
  const referer = 'https://sanavirta.example/finnish-english/talo'
  const cookie = `lang=fi; ${PREVIOUS_URL_COOKIE}=${previousUrlValue(1700, '/finnish-english/koti?a=1;b')}`
  expect(previousPath(page({ referer, cookie }))).toBe('/finnish-english/koti?a=1;b')
  const ofAnotherVisit = `${PREVIOUS_URL_COOKIE}=${previousUrlValue(1699, '/finnish-english/koti')}`
  expect(previousPath(page({ referer, cookie: ofAnotherVisit }))).toBe('/finnish-english/talo')
})
