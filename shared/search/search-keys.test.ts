import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LanguageId } from '#shared/language/language-id.ts'
import { foldKey, looseKey, rawKey } from './search-keys.ts'

describe('AC-030 keys of a headword', () => {
  test.each<[string, LanguageId, string, string, string]>([
    // headword, language, raw, fold, loose
    ['Talo', 'fi', 'talo', 'talo', 'talo'],
    ['Äiti', 'fi', 'äiti', 'äiti', 'aiti'],
    ['a\u0308iti', 'fi', 'äiti', 'äiti', 'aiti'],
    ['šakki', 'fi', 'šakki', 'sakki', 'sakki'],
    ['kafé', 'sv', 'kafé', 'kafe', 'kafe'],
    ['ångström', 'sv', 'ångström', 'ångström', 'angstrom'],
    ['õun', 'et', 'õun', 'õun', 'oun'],
    ['öö', 'et', 'öö', 'öö', 'oo'],
    ['Ærø', 'da', 'ærø', 'ærø', 'aero'],
    ['Ærø', 'sv', 'ærø', 'aero', 'aero'],
    ['smörgås', 'de', 'smörgås', 'smorgas', 'smorgas'],
    ['Maße', 'de', 'maße', 'masse', 'masse'],
    ['STRAẞE', 'de', 'straße', 'strasse', 'strasse'],
    ['côté', 'fr', 'côté', 'cote', 'cote'],
    ['cœur', 'fr', 'cœur', 'coeur', 'coeur'],
    ['łódź', 'pl', 'łódź', 'lodz', 'lodz'],
    ['ırmak', 'tr', 'ırmak', 'irmak', 'irmak'],
    ['İstanbul', 'tr', 'i\u0307stanbul', 'istanbul', 'istanbul'],
    ['tiếng Việt', 'vi', 'tiếng việt', 'tieng viet', 'tieng viet'],
    ['район', 'ru', 'район', 'район', 'район'],
    ['ёж', 'ru', 'ёж', 'еж', 'еж'],
    ['за\u0301мок', 'ru', 'за\u0301мок', 'замок', 'замок'],
    ['їжак', 'uk', 'їжак', 'їжак', 'їжак'],
    ['ќе', 'mk', 'ќе', 'ќе', 'ќе'],
    ['λόγος', 'el', 'λόγοσ', 'λογοσ', 'λογοσ'],
    ['がくせい', 'ja', 'がくせい', 'がくせい', 'がくせい'],
    ['ｶﾞｸ', 'ja', 'ガク', 'ガク', 'ガク'],
    ['한국', 'ko', '한국', '한국', '한국'],
    ['हिन्दी', 'hi', 'हिन्दी', 'हिन्दी', 'हिन्दी'],
    ['كِتَاب', 'ar', 'كِتَاب', 'كتاب', 'كتاب'],
    ['שָׁלוֹם', 'he', 'שָׁלוֹם', 'שלום', 'שלום'],
    ['don’t', 'en', "don't", "don't", "don't"],
    ['X‑ray', 'en', 'x-ray', 'x-ray', 'x-ray'],
    ['co\u00ADop', 'en', 'coop', 'coop', 'coop'],
    ['ﬁre  brigade', 'en', 'fire brigade', 'fire brigade', 'fire brigade'],
    ['C++', 'en', 'c++', 'c++', 'c++'],
  ])('%s (%s): raw %s, fold %s, loose %s', (headword, lang, raw, fold, loose) => {
    expect([rawKey(headword), foldKey(headword, lang), looseKey(headword)]).toEqual([raw, fold, loose].map((key) => key.normalize('NFC')))
  })

  test('a mark beside a letter’s own mark goes, the letter stays', () => expect(foldKey('ǟ', 'fi')).toBe('ä'))

  test('making a key of a key changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(rawKey(rawKey(text))).toBe(rawKey(text))
        expect(foldKey(foldKey(text, 'fi'), 'fi')).toBe(foldKey(text, 'fi'))
        expect(looseKey(looseKey(text))).toBe(looseKey(text))
        expect(looseKey(foldKey(text, 'sv'))).toBe(looseKey(text))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a word of Latin-1 letters has the keys it would have among other letters', () => {
  const letters = Array.from({ length: 0x100 - 0xdf }, (_, index) => String.fromCharCode(0xdf + index)).filter((letter) => letter !== '÷')
  const beside = (text: string) => `${text}ā` // no letter of Latin-1, so that the word goes the long way

  test.each(letters)('%s', (letter) => {
    const word = `a${letter} b-${letter}`
    expect(`${rawKey(word)}ā`).toBe(rawKey(beside(word)))
    expect(`${looseKey(word)}a`).toBe(looseKey(beside(word)))
    for (const lang of ['fi', 'et', 'da', 'de'] as const) expect(`${foldKey(word, lang)}a`).toBe(foldKey(beside(word), lang))
  })
})
