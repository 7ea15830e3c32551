import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { withLocale } from '#client/i18n/with-locale.ts'
import type { FlashInput } from '#shared/flash/flash-message.ts'
import DeleteAccount, { action, loader } from './delete-account.tsx'
import { type Asked, type GivenPage, loaderArgs } from './page-for-tests.ts'

function open(url: string) {
  const left: FlashInput[] = []
  try {
    const { data } = loader(loaderArgs({ url, left }))
    return { html: withLocale('en', () => renderToStaticMarkup(<DeleteAccount loaderData={data} />)), left }
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return { to: thrown.headers.get('location'), status: thrown.status, left }
  }
}

async function confirm(answers: GivenPage['answers'] = {}) {
  const left: FlashInput[] = []
  const asked: unknown[] = []
  const note =
    (name: string) =>
    (_: URLSearchParams, { body }: Asked) => {
      asked.push({ name, body })
      return { message: name === 'logout' ? 'ok' : 'deleted' }
    }
  const form = { token: 'a.b-c', user_id: 'u1' }
  const all = { deleteUser: note('deleteUser'), logout: note('logout'), ...answers }
  const answer = await action(loaderArgs({ url: '/delete-account', form, left, answers: all }))
  return { status: answer.status, to: answer.headers.get('location'), cookie: answer.headers.get('set-cookie'), asked, left }
}

describe('the link of the mail', () => {
  test('USER-012 asks once more, by a form: opening it deletes nothing', () => {
    const { html, left } = open('/delete-account?token=a.b-c&user_id=u1')
    expect(html).toContain('<form class="stack" action="/delete-account" method="post">')
    expect(html).toContain('name="token" value="a.b-c"')
    expect(html).toContain('name="user_id" value="u1"')
    expect(left).toEqual([])
  })

  test.each([
    ['/delete-account', 'ACCOUNT_REMOVED_ERROR_TOKEN_ERROR'],
    ['/delete-account?token=', 'ACCOUNT_REMOVED_ERROR_TOKEN_ERROR'],
    ['/delete-account?error=token_invalid_expired', 'ACCOUNT_REMOVED_ERROR_TOKEN_INVALID_EXPIRED'],
    ['/delete-account?error=whatever', 'ACCOUNT_REMOVED_ERROR'],
    ['/delete-account?error=__proto__', 'ACCOUNT_REMOVED_ERROR'],
    ['/delete-account?error=%3Cb%3E', 'ACCOUNT_REMOVED_ERROR'],
  ])('USER-013 USER-014 M05 %s leads to the front page, which says %s for 10 s', (url, messageL10nId) => {
    expect(open(url)).toEqual({ to: '/', status: 303, left: [{ type: 'error', duration: 10_000, messageL10nId }] })
  })
})

describe('the confirmed deletion', () => {
  test('USER-013 USER-015 STORE-033 forgets the session and leads to the front page, which says so', async () => {
    const { status, to, cookie, asked, left } = await confirm()
    expect([status, to]).toEqual([303, '/'])
    expect(asked).toEqual([
      { name: 'deleteUser', body: { user_id: 'u1', token: 'a.b-c' } },
      { name: 'logout', body: {} },
    ])
    expect(left).toEqual([{ type: 'info', duration: 4000, messageL10nId: 'ACCOUNT_REMOVED' }])
    expect(cookie).toContain('sk_prefs=; Max-Age=0')
  })

  test('a session that has ended with the account is no error', async () => {
    const logout = () => {
      throw { status: 401, value: { error: 'access_revoked' } }
    }
    expect((await confirm({ logout })).left).toMatchObject([{ messageL10nId: 'ACCOUNT_REMOVED' }])
  })

  test.each([
    [400, 'token_invalid_expired', 'ACCOUNT_REMOVED_ERROR_TOKEN_INVALID_EXPIRED'],
    [503, 'unavailable', 'ACCOUNT_REMOVED_ERROR'],
  ])('USER-014 refused with %i %s the account stays, signed in', async (status, error, messageL10nId) => {
    const deleteUser = () => {
      throw { status, value: { error } }
    }
    const { to, cookie, asked, left } = await confirm({ deleteUser })
    expect([to, cookie, asked]).toEqual(['/', null, []])
    expect(left).toMatchObject([{ messageL10nId, type: 'error' }])
  })
})
