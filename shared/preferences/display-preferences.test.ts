import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CLEARED_PREFS_COOKIE,
  type DisplayPreferences,
  displayPreferences,
  prefsCookie,
  prefsCookieValue,
  readPrefsCookie,
} from './display-preferences.ts'
import { mergePreferences } from './merge-preferences.ts'
import { defaultPreferences } from './preferences-schema.ts'

const DEFAULTS = displayPreferences(defaultPreferences())

const CHOSEN: DisplayPreferences = {
  language_ui: 'sv',
  tab: 'dictionary',
  languages: ['sv', 'fi'],
  dictId: 'kaiku sanasto|ä;=,',
  dictLangs: ['sv', 'fa-AF', 'fi'],
  view_preference: 'condensed',
  show_examples: false,
  show_v2_language_picker: false,
  hide_customer_data: true,
  dict_order: ['law', 'general', 'tech_commerce', 'medicine'],
}

test('STORE-039 what documents are drawn by is taken from the preferences', () => {
  const stored = {
    version: 2,
    language_ui: 'fi',
    dictionary: {
      search_langs: 'de,fi',
      dictId: 'general',
      dict: { general: ['fi', 'sv'], law: ['fi'] },
      view_preference: 'condensed',
      hide_customer_data: false,
    },
    local: { tab: 'dictionary' },
  }
  expect(displayPreferences(mergePreferences(stored))).toEqual({
    language_ui: 'fi',
    tab: 'dictionary',
    languages: ['de', 'fi'],
    dictId: 'general',
    dictLangs: ['fi', 'sv'],
    view_preference: 'condensed',
    show_examples: true,
    show_v2_language_picker: true,
    hide_customer_data: false,
    dict_order: ['general', 'law', 'medicine', 'tech_commerce'],
  })
})

test.each([
  ['nobody chose', {}, null],
  ['is stored as all are', { search_langs: 'fi,en', search_langs_chosen: false }, null],
  ['was chosen though it is the default', { search_langs: 'fi,en', search_langs_chosen: true }, ['fi', 'en']],
  ['can only be chosen', { search_langs: 'fi,sv' }, ['fi', 'sv']],
])('CONF-023 STORE-028 a pair that %s', (_, dictionary, languages) => {
  const preferences = mergePreferences({ version: 2, dictionary })
  expect(displayPreferences(preferences).languages).toEqual(languages)
  expect(preferences.dictionary.search_langs).toBe(languages?.join(',') ?? 'fi,en')
})

test.each([
  ['STORE-002 the stored one', ['law', 'general', 'tech_commerce', 'medicine'], ['law', 'general', 'tech_commerce', 'medicine']],
  ['STORE-003 one that says teka', ['teka', 'law', 'medicine', 'general'], ['tech_commerce', 'law', 'medicine', 'general']],
  ['STORE-007 the default for one that is none', ['law', 'law'], ['general', 'law', 'medicine', 'tech_commerce']],
])('the order of dictionaries is %s', (_, dict_order, order) => {
  expect(displayPreferences(mergePreferences({ version: 2, dictionary: { dict_order } })).dict_order).toEqual(order)
})

describe('STORE-039 the cookie', () => {
  test('is written whatever was stored: half a character is none', () => {
    expect(prefsCookieValue({ ...readPrefsCookie(undefined), dictId: 'a\ud800' })).toContain('|a%EF%BF%BD|')
  })

  test.each([DEFAULTS, CHOSEN])('gives back what it was given: %#', (display) => {
    expect(readPrefsCookie(prefsCookieValue(display))).toEqual(display)
  })

  test('has only characters that a cookie may hold, and is compact', () => {
    expect(prefsCookieValue(CHOSEN)).toMatch(/^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/)
    expect(prefsCookieValue(DEFAULTS)).toBe('1||langPair|||normal|1|1|')
    expect(prefsCookieValue({ ...DEFAULTS, dict_order: CHOSEN.dict_order })).toBe('1||langPair|||normal|1|1|||lgtm')
    expect(prefsCookieValue({ ...CHOSEN, dictId: '€'.repeat(64) }).length).toBeLessThan(700)
  })

  test('is set for one year, for this site only, and is no secret of scripts', () => {
    expect(prefsCookie(DEFAULTS)).toBe('sk_prefs=1||langPair|||normal|1|1|; Max-Age=31536000; Path=/; SameSite=Lax; Secure')
  })

  test('STORE-033 is taken away on logout', () => {
    expect(CLEARED_PREFS_COOKIE).toBe('sk_prefs=; Max-Age=0; Path=/; SameSite=Lax; Secure')
  })

  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['of another version', '2|sv|dictionary|sv-fi|x|condensed|0|0|1'],
    ['no cookie of ours', 'x'.repeat(50)],
    ['too long', `1|sv|${'x'.repeat(4000)}`],
    ['of nonsense', '1|xx|both|fi|%E0%A4%A|fancy|2|yes|maybe'],
    ['a script', '1|<script>|__proto__|<b>|%|constructor||toString|'],
  ])('%s it is the defaults', (_, value) => {
    expect(readPrefsCookie(value)).toEqual(DEFAULTS)
  })

  test.each([
    ['STORE-002 in another order', '1||langPair|||normal|1|1|||tmlg', ['tech_commerce', 'medicine', 'law', 'general']],
    ['M03 STORE-007 three of them', '1||langPair|||normal|1|1|||tml', DEFAULTS.dict_order],
    ['M03 STORE-007 one twice', '1||langPair|||normal|1|1|||tmll', DEFAULTS.dict_order],
    ['M03 STORE-007 one of no field', '1||langPair|||normal|1|1|||tmlx', DEFAULTS.dict_order],
    ['M03 a very long one', `1||langPair|||normal|1|1|||${'tmlg'.repeat(200)}`, DEFAULTS.dict_order],
    ['STORE-008 of a cookie from before orders', '1||langPair|fi-en||normal|1|1||fi.sv', DEFAULTS.dict_order],
  ])('dictionaries %s', (_, value, order) => expect(readPrefsCookie(value).dict_order).toEqual(order))

  test('one wrong field costs that field only', () => {
    expect(readPrefsCookie('1|sv|nonsense|sv-fi||condensed|0|1|0')).toEqual({
      ...DEFAULTS,
      language_ui: 'sv',
      languages: ['sv', 'fi'],
      view_preference: 'condensed',
      show_examples: false,
      hide_customer_data: false,
    })
  })

  test('whatever a browser sends is read', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.string()).map((parts) => ['1', ...parts].join('|')),
        ),
        (value) => {
          const read = readPrefsCookie(value)
          expect(readPrefsCookie(prefsCookieValue(read))).toEqual(read)
        },
      ),
    )
  })
})
