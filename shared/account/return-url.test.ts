import { describe, expect, test } from 'vitest'
import { decodeReturnUrl, encodeReturnUrl } from './return-url.ts'

const ORIGIN = 'https://sanavirta.example'
const base64 = (text: string) => Buffer.from(text).toString('base64url')

describe('ROUTE-041 a return URL in a path', () => {
  test.each([
    ['/user/settings', '/user/settings'],
    ['/wordlists/own?page=2&sort=a', '/wordlists/own?page=2&sort=a'],
    ['/finnish-english/%C3%A4iti', '/finnish-english/%C3%A4iti'],
    ['/finnish-english/äiti', '/finnish-english/%C3%A4iti'],
    ['/a/%2Fb?x=%26', '/a/%2Fb?x=%26'],
    ['/a b', '/a%20b'],
    ['/\ud800', '/%EF%BF%BD'],
    ['/', '/'],
    [`/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
  ])('%s comes back', (path, back) => {
    const segment = encodeReturnUrl(path)
    expect(segment).toMatch(/^[\w-]+$/)
    expect(decodeReturnUrl(segment, ORIGIN)).toBe(back)
  })

  test('is plain base64url', () => expect(encodeReturnUrl('/user/settings?a=ö')).toBe(base64('/user/settings?a=%C3%B6')))

  test.each([
    ['percent-encoded', '%2Fuser%2Fsettings%3Fa%3D1'],
    ['decoded by a router', '/user/settings?a=1'],
    ['base64url', base64('/user/settings?a=1')],
  ])('is also read %s', (_, segment) => expect(decodeReturnUrl(segment, ORIGIN)).toBe('/user/settings?a=1'))
})

test.each([
  ['nothing', undefined],
  ['an empty segment', ''],
  ['base64url of another site', base64('https://evil.test/')],
  ['base64url of two slashes', base64('//evil.test/')],
  ['base64url of a backslash', base64('/\\evil.test')],
  ['base64url of a script', base64('javascript:alert(1)')],
  ['base64url of a line break', base64('/a\r\nset-cookie:x')],
  ['base64url of bytes that are no text', Buffer.from([0x2f, 0xff, 0xfe, 0x80]).toString('base64url')],
  ['base64url of NUL', base64('/\0')],
  ['percent-encoded other site', '%2F%2Fevil.test'],
  ['percent-encoded twice', '%252F%252Fevil.test'],
  ['percent-encoded bytes that are no UTF-8', '%2F%FF%FE'],
  ['a half escape', '%2'],
  ['a decoded other site', '//evil.test/x'],
  ['no path', 'settings'],
  ['standard base64', 'L3VzZXI+Pz8/'],
  ['8 kB', base64(`/${'a'.repeat(8192)}`)],
  ['8 kB, percent-encoded', `%2F${'a'.repeat(8192)}`],
])('H04 %s leads nowhere', (_, segment) => expect(decodeReturnUrl(segment, ORIGIN)).toBeUndefined())
