import { expect, test } from 'vitest'
import { previousPath } from './unblock.tsx'

test.each([
  ['https://sanavirta.example/finnish-english/talo?unidir=1', '/finnish-english/talo?unidir=1'],
  ['https://sanavirta.example/', '/'],
  ['https://sanavirta.example/unblock?id=1', undefined],
  ['https://sanavirta.example//evil.example', undefined],
  ['https://sanavirta.example.evil.example/', undefined],
  ['https://evil.example/', undefined],
  [undefined, undefined],
])('UNBL-001 a visitor who came from %s is offered %s', (referer, path) => {
  const headers: HeadersInit = referer === undefined ? {} : { referer }
  expect(previousPath(new Request('https://sanavirta.example/unblock?id=1', { headers }))).toBe(path)
})
