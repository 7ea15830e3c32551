import { expect, test } from 'vitest'
import { entryKeys } from './entry-key.ts'

test.each([
  ['talo', 'noun', 'talo.noun'],
  ['talo', undefined, 'talo'],
  ['1. Mooseksen kirja', 'proper_noun', '1._Mooseksen_kirja.proper-noun'],
  ['C++', 'noun', 'C~2b~2b.noun'],
  ['and/or', undefined, 'and~2for'],
  ['äiti', undefined, 'äiti'],
  ['a\u0308iti', undefined, 'äiti'],
  ["aujourd'hui", undefined, "aujourd'hui"],
])('the key of %s as %s', (headword, pos, key) => expect(entryKeys()(headword, pos)).toBe(key))

test('a second entry of the same key gets a number', () => {
  const keyOf = entryKeys()
  expect([keyOf('kuusi', 'noun'), keyOf('kuusi', 'numeral'), keyOf('kuusi', 'noun')]).toEqual([
    'kuusi.noun',
    'kuusi.numeral',
    'kuusi.noun.2',
  ])
})

test('no key holds a plus sign or white space, which an id may not', () => expect(entryKeys()('a + b\tc', undefined)).not.toMatch(/[+\s]/))

test('a long key is short, and differs where the headwords do', () => {
  const keyOf = entryKeys()
  const [first, second] = [keyOf(`${'sana '.repeat(40)}a`), keyOf(`${'sana '.repeat(40)}b`)]
  expect(first.length).toBeLessThanOrEqual(96)
  expect(first).not.toBe(second)
})
