import { expect, test } from 'vitest'
import { deleteUser } from '#shared/api/auth.ts'
import { searchWords } from '#shared/api/search.ts'
import { OriginFailure } from '../upstream/origin-failure.ts'
import type { CallScope, OriginCall, Upstream } from '../upstream/upstream.ts'
import type { Visit } from '../visit.ts'
import { sealedCookies } from './sealed-cookie.ts'
import { createSignOut } from './sign-out.ts'
import { createUserSessions } from './user-sessions.ts'
import { createVisitCalls } from './visit-calls.ts'

test("E03 a call without a token to be had does not begin: whoever waited with it would fail for what is this visitor's alone", async () => {
  const made: string[] = []
  const upstream: Upstream = async ({ name }) => {
    made.push(name)
    return { status: 200, headers: [], body: '{}' }
  }
  const now = () => 0
  const sealed = sealedCookies({ keys: ['k'], now })
  const sessions = createUserSessions({ sealed, refresh: () => Promise.reject(new OriginFailure('unreachable')), now, random: () => 0.5 })
  const visitCalls = createVisitCalls({ upstream, sealed, sessions, signOut: createSignOut({ upstream, sessions }) })

  const originCall: OriginCall = { name: 'searchWords', method: 'GET', path: searchWords.path, query: '', context: 'langPair' }
  const scope: CallScope = { brand: 'a', audience: 'class:free', requestId: '1', waitUntil: () => undefined }
  const tokens = { current: () => Promise.reject(new OriginFailure('unreachable')), renewed: async () => '' }
  const visit = {} as Visit // nothing of it is read for such a call
  const call = visitCalls(visit, { call: searchWords, originCall, scope: { ...scope, tokens } })
  await expect(call).rejects.toMatchObject({ kind: 'unreachable' })
  expect(made).toEqual([])
  await visitCalls(visit, { call: searchWords, originCall, scope })
  expect(made).toEqual(['searchWords'])
})

test.each([
  ['at once', () => 'token'],
  ['after a wait', () => Promise.resolve('token')],
])('USER-009 whoever deletes the own account is signed out, whether its token comes %s', async (_, current) => {
  const upstream: Upstream = async () => ({ status: 200, headers: [], body: '{"message":"deleted"}' })
  const now = () => 0
  const sealed = sealedCookies({ keys: ['k'], now })
  const sessions = createUserSessions({ sealed, refresh: () => Promise.reject(new OriginFailure('unreachable')), now, random: () => 0.5 })
  const visitCalls = createVisitCalls({ upstream, sealed, sessions, signOut: createSignOut({ upstream, sessions }) })
  const asks = async (user_id: string) => {
    // Only who is signed in is read of the visit, and the cookies that it leaves.
    const visit = { session: { claims: { sub: 'me' } } } as Visit
    const originCall: OriginCall = {
      name: deleteUser.name,
      method: 'POST',
      path: deleteUser.path,
      query: '',
      body: JSON.stringify({ user_id }),
      context: 'langPair',
    }
    const scope: CallScope = { brand: 'a', audience: 'private:s', requestId: '1', waitUntil: () => undefined }
    await visitCalls(visit, { call: deleteUser, originCall, scope: { ...scope, tokens: { current, renewed: async () => '' } } })
    return visit.session
  }
  expect(await asks('me')).toBeUndefined()
  expect(await asks('another')).toBeDefined()
})
