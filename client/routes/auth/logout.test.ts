import { expect, test } from 'vitest'
import { viewOf } from '#client/routes/page-data.ts'
import { loaderArgs } from '#client/routes/page-for-tests.ts'
import type { FlashInput } from '#shared/flash/flash-message.ts'
import { action, loader } from './logout.tsx'

test.each([
  ['/finnish-english/talo', '/finnish-english/talo'],
  ['//evil.example', '/'],
  ['/auth/login', '/'],
  ['', '/'],
  ['/user/settings', '/'],
  ['/user/settings?x=1#names', '/'],
])('AUTH-016, AUTH-052 logging out from %j leads to %s', async (given, location) => {
  const called: unknown[] = []
  const left: FlashInput[] = []
  const answers = { logout: (_: unknown, { body }: { body: unknown }) => called.push(body) && { message: 'ok' } }
  const reply = await action(loaderArgs({ url: '/auth/logout', form: { return: given }, answers, left }))
  expect([reply.status, reply.headers.get('location')]).toEqual([303, location])
  expect(called).toEqual([{}])
  expect(left).toMatchObject([{ messageL10nId: 'LOGGED_OUT' }])
})

test('the document is loaded again even when the origin fails', async () => {
  const logout = () => {
    throw 502
  }
  const reply = await action(loaderArgs({ url: '/auth/logout', form: {}, answers: { logout } }))
  expect(reply.status).toBe(303)
})

test('a link alone logs nobody out', () => {
  const called: string[] = []
  const answers = { logout: () => called.push('logout') }
  loader(loaderArgs({ url: '/auth/logout', visitor: { isAnonymous: false }, answers }))
  expect(called).toEqual([])
})

test('whoever is not signed in has nothing to log out of', () => {
  expect(() => loader(loaderArgs({ url: '/auth/logout' }))).toThrow()
})

test.each([
  ['/auth/logout', '/'],
  ['/auth/logout?return=%2Ffinnish-english%2Ftalo', '/finnish-english/talo'],
  ['/auth/logout?return=%2F%2Fevil.example', '/'],
])('AUTH-020 AUTH-052 the page %s leads back to %s', (url, returnPath) => {
  expect(viewOf(loader(loaderArgs({ url, visitor: { isAnonymous: false } })).data)).toMatchObject({ returnPath })
})
