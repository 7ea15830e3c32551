import { EncryptJWT } from 'jose'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { MAX_SEALED_BYTES, type SealedKind, sealedCookies } from './sealed-cookie.ts'

const KIND: SealedKind<{ text: string }> = { name: '__Host-t', type: 't+jwe', lifeSeconds: 60, content: v.object({ text: v.string() }) }
const OTHER_KIND = { ...KIND, type: 'u+jwe' }
const [OLD, NEW] = ['old key', 'new key']
const at = (now: number, keys: readonly string[] = [NEW]) => sealedCookies({ keys, now: () => now })
const sealed = (keys?: readonly string[]) => at(0, keys).seal(KIND, { brand: 'a', content: { text: 'secret' } })

test('F01 what is sealed is opened again, and shows nothing of itself', async () => {
  const value = await sealed()
  expect(await at(59_000).open(KIND, { brand: 'a', value })).toEqual({ status: 'open', content: { text: 'secret' }, isOldKey: false })
  expect(atob(value.split('.').join('').replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('secret')
})

test('F23 past its life it is expired, which is another thing than forged', async () => {
  expect(await at(60_000).open(KIND, { brand: 'a', value: await sealed() })).toEqual({ status: 'expired' })
})

const flipped = (value: string, at: number) => value.slice(0, at) + (value[at] === 'A' ? 'B' : 'A') + value.slice(at + 1)
const headed = (value: string, header: object) => [btoa(JSON.stringify(header)).replaceAll('=', ''), ...value.split('.').slice(1)].join('.')
const header = { alg: 'dir', enc: 'A256GCM', kid: 'k', typ: 't+jwe' }

test.each<[string, (value: string) => string]>([
  ['a bit of the text flipped', (value) => flipped(value, value.lastIndexOf('.') - 3)],
  ['a bit of the tag flipped', (value) => flipped(value, value.length - 4)],
  ['a bit of the header flipped', (value) => flipped(value, 3)],
  ['alg none', (value) => headed(value, { ...header, alg: 'none' })],
  ['an unknown key id', (value) => headed(value, header)],
  ['compressed', (value) => headed(value, { ...header, zip: 'DEF' })],
  ['another way of enciphering', (value) => headed(value, { ...header, enc: 'A128CBC-HS256' })],
  ['cut short', (value) => value.slice(0, -10)],
  ['oversized', (value) => value + 'A'.repeat(MAX_SEALED_BYTES)],
  ['empty', () => ''],
  ['no token at all', () => 'a.b.c.d.e'],
])('F03 %s: not ours', async (_, change) => {
  expect(await at(0).open(KIND, { brand: 'a', value: change(await sealed()) })).toEqual({ status: 'invalid' })
})

test('F03 the cookie of another brand, and of another kind, is not ours', async () => {
  const value = await sealed()
  expect(await at(0).open(KIND, { brand: 'b', value })).toEqual({ status: 'invalid' })
  expect(await at(0).open(OTHER_KIND, { brand: 'a', value })).toEqual({ status: 'invalid' })
})

test('F03 another version of the contents is not ours', async () => {
  const secret = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(NEW)))
  const [head = ''] = (await sealed()).split('.')
  const value = await new EncryptJWT({ ver: 2, content: { text: 'x' } })
    .setProtectedHeader(JSON.parse(atob(head)))
    .setAudience('a')
    .setExpirationTime(60)
    .encrypt(secret)
  expect(await at(0).open(KIND, { brand: 'a', value })).toEqual({ status: 'invalid' })
})

test('F04 the key before still opens, and says so; a dropped key does not', async () => {
  const value = await sealed([OLD])
  expect(await at(0, [NEW, OLD]).open(KIND, { brand: 'a', value })).toMatchObject({ status: 'open', isOldKey: true })
  expect(await at(0, [NEW]).open(KIND, { brand: 'a', value })).toEqual({ status: 'invalid' })
})

test('F01 more than a browser keeps is not sealed', async () => {
  await expect(at(0).seal(KIND, { brand: 'a', content: { text: 'x'.repeat(3_000) } })).rejects.toThrow(RangeError)
})
