import { expect, test } from 'vitest'
import { afterMagicLink, LINK_KINDS, linkKindOf, linkSentPath } from './link-sent.ts'

test.each(LINK_KINDS)('AUTH-044 the page about a %s mail says which in one segment of its path', (kind) => {
  const [, encoded] = /^\/auth\/link-sent\/([^/?#]+)$/.exec(linkSentPath(kind)) ?? []
  expect(linkKindOf(decodeURIComponent(encoded ?? ''))).toBe(kind)
})

test.each(['', 'kind=', 'kind=invoice', 'toString', undefined])('AUTH-044 %j speaks of no mail', (params) => {
  expect(linkKindOf(params)).toBeUndefined()
})

test.each([
  ['/magic_link_signup/abc', true, '/magic_link_signup/abc'],
  [undefined, true, '/auth/link-sent/kind%3Dsignup'],
  [undefined, false, '/auth/link-sent/kind%3Dmagic_link'],
])('AUTH-044 an answer with token path %j (sign-up: %j) leads to %s', (tokenPath, isSignup, path) => {
  expect(afterMagicLink(tokenPath, isSignup)).toBe(path)
})
