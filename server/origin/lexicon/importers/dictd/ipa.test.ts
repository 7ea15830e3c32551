import { expect, test } from 'vitest'
import { readIpa } from './ipa.ts'

test.each([
  [
    '//haʊs// //hʌʊs//',
    'machine',
    [
      ['haʊs', 'wiktionary'],
      ['hʌʊs', 'wiktionary'],
    ],
  ],
  ['/hˈaʊs/', 'machine', [['hˈaʊs', 'machine']]],
  ['/haʊ̯s/', 'wiktionary', [['haʊ̯s', 'wiktionary']]],
  ['/ˈɡɔlfˌʃpiːl/', 'wiktionary', [['ˈɡɔlfˌʃpiːl', 'wiktionary']]],
  ['/biomeˈtʁiː/', 'wiktionary', [['biomeˈtʁiː', 'wiktionary']]],
  ['/(en)smˈaɪli(de)/', 'machine', [['smˈaɪli', 'machine']]],
  ['', 'machine', []],
] as const)('%s', (text, plainSource, expected) =>
  expect(readIpa(text, plainSource).map(({ ipa, source }) => [ipa, source])).toEqual(expected),
)

test('a stress mark after the first consonants gives espeak away, whatever the rest of the dictionary is', () =>
  expect(readIpa('/blˈaɪ hˈʊt/', 'wiktionary')).toEqual([{ ipa: 'blˈaɪ hˈʊt', source: 'machine' }]))
