import { describe, expect, test } from 'vitest'
import { loader } from './language.ts'
import { type Asked, type GivenPage, loaderArgs } from './page-for-tests.ts'

const choose = (query: string) => loader(loaderArgs({ url: `/language?${query}` }))

test('L10N-003 a choice is kept in a cookie and leads back', async () => {
  const { status, headers } = await choose('to=sv&return=%2Ffinnish-english%2Ftalo')
  expect(status).toBe(303)
  expect(headers.get('location')).toBe('/finnish-english/talo')
  expect(headers.get('set-cookie')).toContain('lang=sv; Path=/')
})

test('L10N-003 a language that there is not changes nothing', async () => {
  expect((await choose('to=kl&return=%2Flegal%2Fhelp')).headers.get('set-cookie')).toBeNull()
})

test.each([
  ['/finnish-english/talo?unidir=1', '/finnish-english/talo?unidir=1'],
  ['/talo?hl=sv&unidir=1', '/talo?unidir=1'],
  ['//evil.example', '/'],
  ['https://evil.example/', '/'],
  ['', '/'],
])('L10N-003, L10N-007 from %j it goes to %j', async (given, location) => {
  expect((await choose(`to=fi&return=${encodeURIComponent(given)}`)).headers.get('location')).toBe(location)
})

describe('the language of an account', () => {
  const readerChooses = async (given: Partial<GivenPage> = {}) => {
    const changes: unknown[] = []
    const updateUser = (_: URLSearchParams, { path, body }: Asked) => {
      changes.push({ path, body })
      throw 503
    }
    const visitor = { isAnonymous: false, userId: 'u1' }
    const headers = { 'sec-fetch-site': 'same-origin' }
    const answer = await loader(loaderArgs({ url: '/language?to=sv&return=%2F', answers: { updateUser }, visitor, headers, ...given }))
    return { changes, cookie: answer.headers.get('set-cookie') }
  }

  test('L10N-003 is kept with it, and this browser has it even when that fails', async () => {
    const { changes, cookie } = await readerChooses()
    expect(changes).toEqual([{ path: '/api/auth/api/users/u1', body: { language_ui: 'sv' } }])
    expect(cookie).toContain('lang=sv')
  })

  test.each([
    ['by a link on another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['by a browser that does not say where the link stood', { headers: {} }],
    ['of nobody', { visitor: {} }],
    ['by a language that there is not', { url: '/language?to=kl' }],
  ])('is not changed %s', async (_, given) => {
    expect((await readerChooses(given)).changes).toEqual([])
  })
})
