import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { base64Url } from './base64-url.ts'

test.each([
  ['', ''],
  ['f', 'Zg'],
  ['fo', 'Zm8'],
  ['foo', 'Zm9v'],
  ['foob', 'Zm9vYg'],
])('RFC 4648 §10: %j is %j without padding', (text, encoded) => {
  expect(base64Url(new TextEncoder().encode(text))).toBe(encoded)
})

test('every byte string is written as Node writes it', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => base64Url(bytes) === Buffer.from(bytes).toString('base64url')))
})
