import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { randomId } from './random-id.ts'

const allBytes = (value: number) => (count: number) => new Uint8Array(count).fill(value)

test.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('AUTH-010 bytes of %i with version and variant of a UUID v4', (value, id) => expect(randomId(allBytes(value))).toBe(id))

test('AUTH-010 the other bits are as they were drawn', () => {
  const ids = Array.from({ length: 100 }, () => randomId(randomBytes))
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(randomId(() => Uint8Array.from({ length: 16 }, (_, index) => index))).toBe('00010203-0405-4607-8809-0a0b0c0d0e0f')
})
