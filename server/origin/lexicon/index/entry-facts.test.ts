import { describe, expect, test } from 'vitest'
import { entryFacts } from './entry-facts.ts'
import { smallWord } from './testing/small-lexicon.ts'

const PAIR = { langs: ['fi', 'en'], dict_type: 'non-premium' } as const
const meta = (langs: ('fi' | 'en' | 'sv')[]) => ({ ...PAIR, langs })

describe('the direction of an entry', () => {
  test.each([
    [['fi', 'en'], 'en', ['en']],
    [['en', 'fi'], 'en', ['en']],
    [['fi'], 'fi', ['fi']],
    [['fi', 'en', 'sv'], '*', ['en']],
  ] as const)('a Finnish entry of a dictionary of %j goes into %s and is found in %j', (langs, tgt, targets) => {
    expect(entryFacts(smallWord('talo'), meta([...langs]))).toMatchObject({ src: 'fi', tgt, targets })
  })
})

test('senses and translations are counted at every depth', () => {
  const inner = { id: '1a', translations: [{ text: 'c', lang: 'en' as const }], senses: [{ id: '1ai' }] }
  const group = { id: 'g', lang: 'en' as const, translations: [{ text: 'd', lang: 'en' as const }] }
  const word = smallWord('talo', {
    senses: [
      {
        id: '1',
        translations: [
          { text: 'a', lang: 'en' },
          { text: 'b', lang: 'en' },
        ],
        senses: [inner],
      },
      { id: '2', translationGroups: [group] },
    ],
  })
  expect(entryFacts(word, meta(['fi', 'en']))).toMatchObject({ senses: 4, translations: 4 })
})

test.each([
  [['proper_noun'], true],
  [['noun'], false],
  [undefined, false],
])('part of speech %j: a name is %s', (pos, isName) => {
  expect(entryFacts(smallWord('Helsinki', pos ? { pos } : {}), meta(['fi', 'en'])).isName).toBe(isName)
})

test.each([
  ['premium', undefined, true],
  ['premium', 'non-premium', false],
  ['non-premium', 'premium', true],
  ['non-premium', undefined, false],
] as const)('a %s dictionary, a %s word: locked is %s', (dict_type, own, isLocked) => {
  const word = smallWord('talo', own ? { dict_type: own } : {})
  expect(entryFacts(word, { langs: ['fi', 'en'], dict_type }).isLocked).toBe(isLocked)
})
