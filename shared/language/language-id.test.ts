import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { isLanguageId, LANGUAGE_IDS, LanguageIdSchema, languageIdInAnyCase } from './language-id.ts'
import { languageIdOfName, languageNameOfId } from './language-url-name.ts'

describe('language table', () => {
  test('LANG-005 there are at least 105 languages', () => expect(LANGUAGE_IDS.length).toBeGreaterThanOrEqual(105))

  test.each(LANGUAGE_IDS)('LANG-003 LANG-005 %s and its name stand for each other', (id) => {
    const name = languageNameOfId(id)
    expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/)
    expect(languageIdOfName(name)).toBe(id)
  })

  test('LANG-005 no name is the id of another language, so a URL word means one language', () => {
    expect(LANGUAGE_IDS.map(languageNameOfId).filter((name) => languageIdInAnyCase(name) !== undefined)).toEqual([])
  })

  test.each([
    ['smn', 'inari_sami'],
    ['se', 'northern_sami'],
    ['sms', 'skolt_sami'],
    ['zh', 'chinese_simplified'],
    ['zt', 'chinese_traditional'],
    ['tw', 'chinese_taiwan'],
    ['nb', 'norwegian_bokmal'],
    ['pt-BR', 'portuguese_br'],
    ['fa-AF', 'dari'],
  ] as const)('LANG-002 LANG-004 LANG-005 %s is %s', (id, name) => expect(languageNameOfId(id)).toBe(name))

  test.each(['all', 'detect', '', 'FI', 'constructor', '__proto__', 'toString'])('LANG-002 "%s" is no language id', (text) => {
    expect(isLanguageId(text)).toBe(false)
    expect(v.is(LanguageIdSchema, text)).toBe(false)
  })

  test.each(['', 'Finnish', 'constructor', '__proto__', 'klingon'])('LANG-003 "%s" is no language name', (name) =>
    expect(languageIdOfName(name)).toBeUndefined(),
  )

  test.each([
    ['FI', 'fi'],
    ['pt-br', 'pt-BR'],
    ['FA-af', 'fa-AF'],
    ['constructor', undefined],
  ])('URL-039 the id %s in any case is %s', (text, id) => expect(languageIdInAnyCase(text)).toBe(id))
})
