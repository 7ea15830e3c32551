import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { addressReader } from './signed-address.ts'

const KEY = 'the key that edge and origin share'
const NOW = 1_767_225_600
const read = addressReader({ addressKey: KEY, now: () => NOW * 1000 })
const digestOf = (text: string, key = KEY) => createHmac('sha256', key).update(text).digest('hex')
const signatureOf = (text: string, seconds = NOW, key = KEY) => `t=${seconds},v1=${digestOf(text, key)}`

const address = '192.0.2.1'
const brand = 'sanakirja'
const text = (seconds = NOW) => `${seconds}\n${brand}\n${address}`

test.each([0, -299, 300])('AUTH-037 an address that the edge signed %i s ago counts', async (age) => {
  expect(await read({ address, brand, signature: signatureOf(text(NOW - age), NOW - age) })).toBe(address)
})

test.each([
  ['no signature', { address, brand, signature: undefined }],
  ['no address', { address: undefined, brand, signature: signatureOf(text()) }],
  ['another address', { address: '192.0.2.2', brand, signature: signatureOf(text()) }],
  ['another brand', { address, brand: 'pacman', signature: signatureOf(text()) }],
  ['another time', { address, brand, signature: signatureOf(text(), NOW - 1) }],
  ['another key', { address, brand, signature: signatureOf(text(), NOW, 'other') }],
  ['five minutes and a second ago', { address, brand, signature: signatureOf(text(NOW - 301), NOW - 301) }],
  ['a time to come', { address, brand, signature: signatureOf(text(NOW + 301), NOW + 301) }],
  ['half a digest', { address, brand, signature: signatureOf(text()).slice(0, -32) }],
  ['no form of ours', { address, brand, signature: 'v1=abc' }],
])('AUTH-037 %s: nobody vouches for it', async (_, signed) => {
  expect(await read(signed)).toBeUndefined()
})
