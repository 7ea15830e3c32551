import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestLexicon, testLexicon } from '../../../tests/support/test-lexicon.ts'
import type { Catalogue } from './catalogue.ts'
import { languageOptions } from './language-options.ts'
import { catalogueReader } from './scope-queries.ts'
import { visibleDictionaries } from './visible-dictionaries.ts'

let lexicon: TestLexicon
let catalogue: Catalogue

beforeAll(async () => {
  lexicon = await testLexicon(
    [
      { code: 'a', type: 'biDirectional', langs: ['fi', 'en'], isDefault: true, words: { fi: ['talo'], en: ['house'] } },
      { code: 'b', type: 'monoDirectional', langs: ['sv', 'fi'], isDefault: true, dict_type: 'premium', words: { sv: ['hus'] } },
      { code: 'c', type: 'monoLingual', langs: ['fi'], isDefault: true, words: { fi: ['talo'] } },
      { code: 'd', type: 'biDirectional', langs: ['fi', 'de'], words: { fi: ['talo'] } },
      { code: 'e', type: 'monoDirectional', langs: ['fi', 'fr'], isDefault: true, teams: ['7'], words: { fi: ['talo'] } },
      { code: 'f', type: 'monoDirectional', langs: ['fi', 'en'], isDefault: true, dict_type: 'premium', words: { fi: ['talo'] } },
    ],
    [
      { id: 'g', title: 'G', type: 'fixed', dictionaries: ['a', 'e'], langs: [] },
      { id: 'h', title: 'H', type: 'fixed', dictionaries: ['e'], langs: [] },
    ],
  )
  catalogue = await catalogueReader({ lexicon: lexicon.database, generation: () => 'test' })()
})
afterAll(() => lexicon.close())

describe('LANG-011 language options', () => {
  const pairs = (teamId: string | undefined, hasPremium: boolean) =>
    languageOptions(catalogue, { teamId, hasPremium }).languagePairs.map(
      ({ fromId, toId, monoDirectional, locked }) => `${fromId}-${toId}${monoDirectional ? ' mono' : ''}${locked ? ' locked' : ''}`,
    )

  test('LANG-054 a pair of premium dictionaries alone is locked for those without premium', () => {
    expect(pairs(undefined, false)).toEqual(['en-fi', 'fi-en', 'sv-fi mono locked'])
    expect(pairs(undefined, true)).toEqual(['en-fi', 'fi-en', 'sv-fi mono'])
  })

  test('pairs of a team’s dictionaries are its members’ alone', () => {
    expect(pairs('7', true)).toEqual(['en-fi', 'fi-en', 'fi-fr mono', 'sv-fi mono'])
  })

  test('monolingual dictionaries give single languages', () => {
    expect(languageOptions(catalogue, { teamId: undefined, hasPremium: false }).singleLanguages).toEqual([{ id: 'fi', locked: false }])
  })
})

test('LANG-008 a pair that only glossaries have says so', async () => {
  const glossary = await testLexicon([
    { code: 'g', type: 'glossary', langs: ['fi', 'sv'], isDefault: true, teams: ['7'], words: { fi: ['termi'], sv: ['term'] } },
    { code: 'b', type: 'biDirectional', langs: ['fi', 'en'], isDefault: true, words: { fi: ['talo'] } },
    {
      code: 'm',
      type: 'multiLingual',
      langs: ['fi', 'de', 'fr'],
      isDefault: true,
      words: { fi: [{ headword: 'puu', senses: [{ id: 's', translations: [{ text: 'Baum', lang: 'de' }] }] }] },
    },
  ])
  const listed = await catalogueReader({ lexicon: glossary.database, generation: () => 'glossary' })()
  const { languagePairs } = languageOptions(listed, { teamId: '7', hasPremium: false })
  glossary.close()
  expect(languagePairs.map(({ fromId, toId, isGlossaryDictionary }) => [`${fromId}-${toId}`, isGlossaryDictionary])).toEqual([
    // Of many languages only the directions that an entry really has.
    ['fi-de', undefined],
    ['fi-en', undefined],
    ['fi-sv', true],
    ['sv-fi', true],
  ])
})

describe('PICK-035 visible dictionaries', () => {
  const seenBy = (teamId: string | undefined) => visibleDictionaries(catalogue, teamId)

  test('PICK-012 a team’s dictionary is listed for its members only', () => {
    expect(seenBy(undefined).dictionaries.map(({ id }) => id)).not.toContain('e')
    expect(seenBy('7').dictionaries.map(({ id }) => id)).toContain('e')
  })

  test('PICK-036 a group’s languages are those of its visible members, and an empty group is left out', () => {
    expect(seenBy(undefined).groups).toMatchObject([{ id: 'g', dictionaries: ['a'], langs: ['fi', 'en'] }])
    expect(seenBy('7').groups).toMatchObject([{ id: 'g', langs: ['fi', 'en', 'fr'] }, { id: 'h' }])
  })
})
