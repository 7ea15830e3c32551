import { expect, test } from 'vitest'
import { mergePreferences } from '#shared/preferences/merge-preferences.ts'
import { searchChange, withLanguages } from './search-change.ts'

const of = (dictionary: object, tab = 'langPair') => mergePreferences({ version: 2, dictionary, local: { tab } })

test('SET-007 a search that changes nothing is not saved, nor is any other change', () => {
  const before = of({ dictId: 'nature', dict: { nature: ['fi', 'sv'] } })
  expect(searchChange(before, of({ dictId: 'nature', dict: { nature: ['fi', 'sv'], law: ['en'] }, show_examples: false }))).toBeUndefined()
})

test.each([
  ['the pair', { search_langs: 'sv,fi' }, 'langPair'],
  ['the pair to the default one', { search_langs_chosen: true }, 'langPair'],
  ['the tab', {}, 'dictionary'],
  ['the dictionary', { dictId: 'law' }, 'langPair'],
  ['its languages', { dictId: 'law', dict: { law: ['fi'] } }, 'langPair'],
])('SET-007 a change of %s is made to what the account holds by now', (_, dictionary, tab) => {
  const now = of(dictionary, tab)
  const held = of({ dict_order: ['law', 'general', 'medicine', 'tech_commerce'], dict: { nature: ['fi', 'sv'] } })
  const saved = searchChange(of({}), now)?.(held)
  expect(saved).toMatchObject({
    dictionary: {
      dict_order: ['law', 'general', 'medicine', 'tech_commerce'],
      search_langs: now.dictionary.search_langs,
      search_langs_chosen: now.dictionary.search_langs_chosen,
      dictId: now.dictionary.dictId,
    },
    local: { tab },
  })
  expect(saved?.dictionary.dict).toMatchObject({ nature: ['fi', 'sv'], ...now.dictionary.dict })
})

test('the languages of the dictionary chosen last are kept longest', () => {
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`d${index}`, ['fi' as const]]))
  const kept = Object.keys(withLanguages(many, 'd7', ['sv']))
  expect([kept.length, kept.at(-1)]).toEqual([200, 'd7'])
  expect(Object.keys(withLanguages(many, 'new', ['sv']))).not.toContain('d0')
  expect(withLanguages({ a: ['fi'] }, 'a', undefined)).toEqual({})
})
