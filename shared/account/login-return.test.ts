import { describe, expect, test } from 'vitest'
import { afterLogin, returnPathOf, startsTrial } from './login-return.ts'

const ORIGIN = 'https://sanavirta.example'

describe('the return state', () => {
  test.each([
    ['AUTH-052 a path', '/wordlists/own?a=1#b', '/wordlists/own?a=1#b'],
    ['AUTH-049 JSON around a path', '{"url":"/subscribe/plans"}', '/subscribe/plans'],
    ['AUTH-049 JSON with its other name', '{"returnUrl":"/subscribe/plans","x":1}', '/subscribe/plans'],
    ['AUTH-049 JSON of a text', '"/subscribe/plans"', '/subscribe/plans'],
    ['AUTH-049 JSON after a blank', ' {"url":"/a"}', '/a'],
    ['AUTH-047 nothing', undefined, undefined],
    ['AUTH-047 nothing', '', undefined],
    ['AUTH-052 another site', 'https://evil.test/', undefined],
    ['AUTH-052 this site, but no path', `${ORIGIN}/a`, undefined],
    ['AUTH-052 two slashes', '//evil.test/', undefined],
    ['AUTH-052 JSON around another site', '{"url":"//evil.test"}', undefined],
    ['AUTH-049 JSON without a path', '{"href":"/a"}', undefined],
    ['AUTH-049 JSON around JSON', '{"url":{"url":"/a"}}', undefined],
    ['AUTH-049 broken JSON', '{"url":"/a"', undefined],
    ['AUTH-049 a number', '7', undefined],
    ['PERM-024 the sign-in page', '/auth/login?x=1', undefined],
    ['PERM-024 the register page', '/auth/Register/L2E', undefined],
    ['AUTH-048 a page after signing in', '/auth/success/trial', '/auth/success/trial'],
  ])('%s: %s leads to %s', (_, state, path) => expect(returnPathOf(state, ORIGIN)).toBe(path))
})

describe('after login', () => {
  const FREE = '/auth/welcome?return=%2Fauth%2Fsuccess%2Ffree'
  test.each([
    ['AUTH-047', false, undefined, '/'],
    ['AUTH-047', false, '/wordlists/own?a=1', '/wordlists/own?a=1'],
    ['AUTH-046', true, undefined, FREE],
    ['AUTH-046', true, '/wordlists/own', FREE],
    ['AUTH-046', true, '/subscribe', '/auth/welcome?return=%2Fsubscribe'],
    ['AUTH-046', true, '/subscribe/plans?p=1&q=2', '/auth/welcome?return=%2Fsubscribe%2Fplans%3Fp%3D1%26q%3D2'],
    ['AUTH-046', true, '/subscribe/pay/', '/auth/welcome?return=%2Fsubscribe%2Fpay%2F'],
    ['AUTH-046', true, '/auth/success/trial', '/auth/welcome?return=%2Fauth%2Fsuccess%2Ftrial'],
    ['AUTH-046', true, '/subscribed', FREE],
    ['AUTH-046', true, '/x?next=/subscribe/', FREE],
  ])('%s new %s, return to %s: %s', (_, isNew, returnPath, to) => expect(afterLogin({ isNew, returnPath })).toBe(to))

  test.each([
    ['/auth/success/trial', true],
    ['/auth/success/trial?x=1', true],
    ['/x/success/trial', true],
    ['/auth/success/free', false],
    ['/x?y=/success/trial', false],
    ['/auth/success/trial/x', false],
    [undefined, false],
  ])('AUTH-048 %s starts the trial: %s', (path, starts) => expect(startsTrial(path)).toBe(starts))
})
