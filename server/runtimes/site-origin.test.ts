import { expect, test } from 'vitest'
import { siteOriginOf } from './site-origin.ts'

const brands = [
  { id: 'sanakirja', hosts: ['localhost', '127.0.0.1'] },
  { id: 'pacman', hosts: ['pacman.localhost'] },
]
const port = () => 8787

test.each([
  ['on this machine', {}, undefined, 'sanakirja', 'http://localhost:8787'],
  ['on this machine, another brand', {}, undefined, 'pacman', 'http://pacman.localhost:8787'],
  ['behind a TLS proxy', {}, 'https://dictionary.example', 'sanakirja', 'https://dictionary.example'],
  ['the public name is another brand’s', { 'words.example': 'pacman' }, 'https://words.example', 'pacman', 'https://words.example'],
  ['a second name behind the same proxy', { 'words.example': 'pacman' }, 'https://dictionary.example', 'pacman', 'https://words.example'],
])('%s', (_, extraHosts, publicOrigin, brand, origin) =>
  expect(siteOriginOf({ brands, extraHosts, publicOrigin, port })(brand)).toBe(origin),
)

test('a brand that is nowhere has no site', () =>
  expect(() => siteOriginOf({ brands, extraHosts: {}, publicOrigin: undefined, port })('valter')).toThrow(TypeError))
