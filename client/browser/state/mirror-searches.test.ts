import { expect, test } from 'vitest'
import { mergePreferences } from '#shared/preferences/merge-preferences.ts'
import type { LocalStore } from './local-store.ts'
import { mirrorSearches } from './mirror-searches.ts'
import { readDictionaryData, readDictionaryPreferences, readLanguageTab, readSearchTab, writeLanguageTab } from './stored-searches.ts'

function memory(): LocalStore {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

const CHOSEN = mergePreferences({
  version: 2,
  dictionary: { search_langs: 'sv,fi', dictId: 'nature', dict: { nature: ['fi', 'sv'] }, view_preference: 'condensed' },
  local: { tab: 'dictionary' },
  dictgroups: { groups: { custom: ['a', 'b'] } },
})

test('STORE-016 what a login brings is what this browser has selected, on both tabs', () => {
  const store = memory()
  mirrorSearches(store, CHOSEN)
  expect(readLanguageTab(store)).toEqual({ languages: { fromId: 'sv', toId: 'fi' }, isMonoDirectional: false })
  expect(readDictionaryData(store)).toEqual({
    dictionaryId: 'nature',
    userDictionaryIds: ['a', 'b'],
    dictionaryLanguages: { nature: ['fi', 'sv'] },
  })
  expect(readDictionaryPreferences(store)).toMatchObject({ viewPreference: 'condensed', showExamples: true })
  expect(readDictionaryPreferences(store)).not.toHaveProperty('hideCustomerData')
  expect(readSearchTab(store)).toBe('dictionary')
})

test('STORE-018 a selection that is dropped is dropped here too', () => {
  const store = memory()
  mirrorSearches(store, CHOSEN)
  mirrorSearches(store, mergePreferences({}))
  expect(readDictionaryData(store)).toEqual({ dictionaryId: null, userDictionaryIds: [], dictionaryLanguages: {} })
  expect(readSearchTab(store)).toBe('langPair')
})

test('STORE-010 what was noted of the pair stays as long as the pair does', () => {
  const store = memory()
  writeLanguageTab(store, { languages: { fromId: 'sv', toId: 'fi' }, isMonoDirectional: true })
  mirrorSearches(store, CHOSEN)
  expect(readLanguageTab(store)?.isMonoDirectional).toBe(true)
  mirrorSearches(store, mergePreferences({ version: 2, dictionary: { search_langs: 'en,fi' } }))
  expect(readLanguageTab(store)).toEqual({ languages: { fromId: 'en', toId: 'fi' }, isMonoDirectional: false })
})
