import { describe, expect, test } from 'vitest'
import type { LocalStore } from './local-store.ts'
import {
  clearStoredSearches,
  emptyDictionaryData,
  readDictionaryData,
  readDictionaryPreferences,
  readLanguageTab,
  readSearchTab,
  STORED_SEARCH_KEYS,
  writeDictionaryData,
  writeDictionaryPreferences,
  writeLanguageTab,
  writeSearchTab,
} from './stored-searches.ts'

function memory(given: Readonly<Record<string, string>> = {}) {
  const items = new Map(Object.entries(given))
  const store: LocalStore = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
  return { items, store }
}

const refusing: LocalStore = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError')
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
  removeItem: () => {
    throw new DOMException('denied', 'SecurityError')
  },
}

test('STORE-010 … STORE-014 what was written is read again, under the keys of the specification', () => {
  const { items, store } = memory()
  const pair = { languages: { fromId: 'fi', toId: 'sv' }, isMonoDirectional: true } as const
  const dictionary = {
    dictionaryId: 'nature',
    userDictionaryIds: ['a', 'b'],
    dictionaryLanguages: { nature: ['fi' as const, 'sv' as const] },
  }
  const view = {
    showExamples: false,
    dictOrder: ['law' as const, 'general' as const, 'medicine' as const, 'tech_commerce' as const],
    viewPreference: 'condensed' as const,
    showV2LanguagePicker: true,
  }
  expect([
    writeLanguageTab(store, pair),
    writeDictionaryData(store, dictionary),
    writeDictionaryPreferences(store, { ...view, dictOrder: ['law', 'general', 'medicine', 'tech_commerce'] }),
    writeSearchTab(store, 'dictionary'),
  ]).toEqual([true, true, true, true])
  expect(readLanguageTab(store)).toEqual(pair)
  expect(readDictionaryData(store)).toEqual(dictionary)
  expect(readDictionaryPreferences(store)).toEqual(view)
  expect(readSearchTab(store)).toBe('dictionary')
  expect([...items.keys()].toSorted()).toEqual(['sk_dictionary_data', 'sk_dictionary_preferences', 'sk_langtab_data2', 'sk_search_tab'])
  clearStoredSearches(store)
  expect(items.size).toBe(0)
})

describe('STORE-009 STORE-018 what cannot be what it should is passed over', () => {
  test.each([
    ['nothing', undefined],
    ['no JSON', '{"languages":'],
    ['another kind', '[1,2]'],
    ['an unknown language', '{"languages":{"fromId":"xx","toId":"fi"}}'],
    ['a megabyte', `{"languages":{"fromId":"fi","toId":"en"},"x":"${'a'.repeat(1_000_000)}"}`],
  ])('a pair that is %s', (_, text) => {
    const { store } = memory(text === undefined ? {} : { [STORED_SEARCH_KEYS.languageTab]: text })
    expect(readLanguageTab(store)).toBeUndefined()
  })

  test('each field of the dictionary tab falls back by itself', () => {
    const text = '{"dictionaryId":"nature","userDictionaryIds":"all","dictionaryLanguages":{"nature":["klingon"]}}'
    const { store } = memory({ [STORED_SEARCH_KEYS.dictionaryTab]: text })
    expect(readDictionaryData(store)).toEqual({ ...emptyDictionaryData(), dictionaryId: 'nature' })
  })

  test('names that reach a prototype reach none', () => {
    const text = '{"dictionaryLanguages":{"__proto__":["fi"],"nature":["fi"]}}'
    const { dictionaryLanguages } = readDictionaryData(memory({ [STORED_SEARCH_KEYS.dictionaryTab]: text }).store)
    expect(Object.getPrototypeOf(dictionaryLanguages)).toBeNull()
    expect(dictionaryLanguages.nature).toEqual(['fi'])
  })

  test('TAB-012 a tab that is none is the language pair', () => {
    expect(readSearchTab(memory({ [STORED_SEARCH_KEYS.tab]: 'both' }).store)).toBe('langPair')
  })

  test('a detected language is one', () => {
    const pair = { languages: { fromId: 'detect', toId: 'fi' }, isMonoDirectional: false } as const
    const { store } = memory()
    writeLanguageTab(store, pair)
    expect(readLanguageTab(store)).toEqual(pair)
  })
})

test.each([
  ['that refuses', refusing],
  ['that is not there', undefined],
])('a store %s is told of', (_, store) => {
  expect([writeSearchTab(store, 'dictionary'), writeDictionaryData(store, emptyDictionaryData())]).toEqual([false, false])
  expect([readSearchTab(store), readLanguageTab(store)]).toEqual(['langPair', undefined])
  expect(() => clearStoredSearches(store)).not.toThrow()
})
