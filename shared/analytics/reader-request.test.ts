import { expect, test } from 'vitest'
import { isReaderRequest } from './reader-request.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const reader = { method: 'GET', userAgent: FIREFOX, purpose: null }

test.each([
  FIREFOX,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
])('ANLT-001 %s is a reader’s', (userAgent) => expect(isReaderRequest({ ...reader, userAgent })).toBe(true))

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
  ['Mozilla/5.0 (compatible; YandexBot/3.0)'],
  ['Baiduspider'],
  ['facebookexternalhit/1.1'],
  ['curl/8.5.0'],
  ['python-requests/2.32'],
  [null],
])('ANLT-001 %s is no reader', (userAgent) => expect(isReaderRequest({ ...reader, userAgent })).toBe(false))

test.each([
  ['HEAD', { method: 'HEAD' }],
  ['a form', { method: 'POST' }],
  ['a prefetch', { purpose: 'prefetch' }],
  ['a prerender', { purpose: 'prefetch;prerender' }],
])('ANLT-001 %s is not counted', (_, traits) => expect(isReaderRequest({ ...reader, ...traits })).toBe(false))
