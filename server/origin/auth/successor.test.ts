import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSuccessor, sealSuccessor } from './successor.ts'

const pair = { access_token: 'access', refresh_token: 'next' }

test('who holds the old token reads its successors', async () => {
  expect(await openSuccessor('old', await sealSuccessor('old', pair, randomBytes))).toEqual(pair)
})

test('what is stored shows neither the pair nor that it is the same one', async () => {
  const sealed = await Promise.all([sealSuccessor('old', pair, randomBytes), sealSuccessor('old', pair, randomBytes)])
  expect(new Set(sealed).size).toBe(2)
  for (const text of sealed) expect(text).toMatch(/^[\w-]{16}\.[\w-]+$/)
})

test('another token does not open it, nor does it open once it was altered', async () => {
  const sealed = await sealSuccessor('old', pair, randomBytes)
  const last = sealed.endsWith('A') ? 'B' : 'A'
  await expect(openSuccessor('other', sealed)).rejects.toThrow()
  await expect(openSuccessor('old', `${sealed.slice(0, -2)}${last}${last}`)).rejects.toThrow()
  await expect(openSuccessor('old', '')).rejects.toThrow()
})
