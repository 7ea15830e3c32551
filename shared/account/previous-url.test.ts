import { expect, test } from 'vitest'
import { previousUrlOf, previousUrlValue, returnableFrom } from './previous-url.ts'

const origin = 'https://sanavirta.example'

test.each(['/finnish-english/talo?unidir=1', '/', '/finnish-english/p%C3%A4iv%C3%A4;x', '/a?next=/b&c=%2F'])(
  'UNBL-001 %s is found again by the id of its visit',
  (path) => {
    const value = previousUrlValue(1700, path)
    expect(value).not.toMatch(/[;,\s]/)
    expect(previousUrlOf(value, { id: '1700', origin })).toBe(path)
    expect(previousUrlOf(value, { id: '1701', origin })).toBeUndefined()
    expect(previousUrlOf(value, { id: null, origin })).toBeUndefined()
  },
)

test('an address too long for a cookie is not remembered', () => {
  expect(previousUrlValue(1700, `/${'x'.repeat(2048)}`)).toBeUndefined()
})

test.each([
  undefined,
  '',
  '1700',
  '1700.',
  '1700.%E0%A4',
  '1700.https%3A%2F%2Fevil.example%2F',
  '1700.%2F%2Fevil.example',
  '1700.%2F%5Cevil.example',
  '1700.%2Funblock%3Fid%3D1',
  'x.%2F',
])('UNBL-001 H01 a cookie of %j leads nowhere', (value) => {
  expect(previousUrlOf(value, { id: '1700', origin })).toBeUndefined()
})

test.each([
  ['/unblock', undefined],
  ['/unblock/x', undefined],
  ['/unblock#a', undefined],
  ['/unblockade', '/unblockade'],
  [undefined, undefined],
])('nobody is sent back from /unblock to %s', (path, back) => {
  expect(returnableFrom(path, origin)).toBe(back)
})
