import { describe, expect, test } from 'vitest'
import { matchesLanguageFilter } from '#shared/language/language-filter.ts'
import { LANGUAGE_IDS } from '#shared/language/language-id.ts'
import { LOCALES } from '#shared/language/locale.ts'
import { LANGUAGE_NAMES } from './language-name-table.ts'
import { allLanguageNames, languageName } from './language-names.ts'

describe('language names', () => {
  test.each(LOCALES)('LANG-039 every language has a name of its own in %s', (locale) => {
    const names = LANGUAGE_IDS.map((id) => languageName(id, locale))
    expect(Object.keys(LANGUAGE_NAMES).sort()).toEqual([...LANGUAGE_IDS].sort())
    expect(names.filter((name) => name.trim() === '' || name !== name.normalize('NFC'))).toEqual([])
    expect(new Set(names).size).toBe(LANGUAGE_IDS.length)
  })

  test('Finnish and Swedish write languages in lower case, but for a country’s name; English with a capital', () => {
    const capitalised = (locale: 'fi' | 'sv' | 'en') => LANGUAGE_IDS.filter((id) => /^\p{Lu}/u.test(languageName(id, locale)))
    expect(capitalised('fi')).toEqual(['rmf'])
    expect(capitalised('sv')).toEqual([])
    expect(capitalised('en')).toEqual(LANGUAGE_IDS)
  })

  test.each([
    ['fi', 'fi', 'suomi'],
    ['smn', 'sv', 'enaresamiska'],
    ['sms', 'en', 'Skolt Sami'],
    ['zt', 'fi', 'kiina (perinteinen)'],
    ['tw', 'en', 'Chinese (Taiwan)'],
    ['fa-AF', 'sv', 'dari'],
    ['pt-BR', 'fi', 'brasilianportugali'],
    ['nb', 'sv', 'norskt bokmål'],
  ] as const)('%s in %s is %s', (id, locale, name) => expect(languageName(id, locale)).toBe(name))

  test.each([
    ['smn', 'saame'],
    ['smn', 'enare'],
    ['fa', 'farsi'],
    ['de', 'deut'],
    ['nb', 'bokm'],
    ['zh', 'kiina'],
  ] as const)('LANG-024 %s is found by "%s"', (id, text) => expect(matchesLanguageFilter({ id }, text, allLanguageNames)).toBe(true))
})
