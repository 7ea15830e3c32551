import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOversized, mergePreferences, mergeWithDefaults, readPreferences } from './merge-preferences.ts'
import { defaultPreferences, MAX_PREFERENCES_BYTES, PREFERENCES_VERSION } from './preferences-schema.ts'

const DEFAULTS = defaultPreferences()
const dictionary = (fields: object) => mergePreferences({ version: PREFERENCES_VERSION, dictionary: fields }).dictionary

describe('defaults', () => {
  test.each([
    ['STORE-028', 'search_langs', 'fi,en'],
    ['STORE-001', 'show_examples', true],
    ['STORE-029', 'speech_speed', 1],
    ['STORE-029', 'speech_on', true],
    ['STORE-008', 'dict_order', ['general', 'law', 'medicine', 'tech_commerce']],
    ['STORE-004', 'view_preference', 'normal'],
    ['STORE-005', 'hide_customer_data', null],
    ['STORE-006', 'show_v2_language_picker', true],
    ['STORE-020', 'search_mode', 'default'],
    ['STORE-020', 'dictId', null],
    ['STORE-020', 'dict', {}],
  ] as const)('%s %s is %j', (_, field, value) => {
    expect(mergePreferences(undefined).dictionary[field]).toEqual(value)
  })

  test('STORE-019 … STORE-023 the parts beside the dictionary', () => {
    const { version, language_ui, wordlist, local, dictgroups } = mergePreferences({})
    expect({ version, language_ui, wordlist, local, dictgroups }).toEqual({
      version: 2,
      language_ui: null,
      wordlist: { speech_speed: 1, speech_on: true },
      local: { tab: 'langPair', extDict: null, extLangs: [] },
      dictgroups: { groups: { custom: [] } },
    })
  })

  test.each([null, undefined, 'x', 7, [], [{}], true])('STORE-009 %j is no preferences', (stored) => {
    expect(mergePreferences(stored)).toEqual(DEFAULTS)
  })
})

describe('STORE-024 what is stored', () => {
  test.each([
    ['STORE-020', { search_langs: 'sv,fi' }],
    ['STORE-001', { show_examples: false }],
    ['STORE-020', { speech_speed: 0.8 }],
    ['STORE-002', { dict_order: ['law', 'general', 'tech_commerce', 'medicine'] }],
    ['STORE-004', { view_preference: 'condensed' }],
    ['STORE-005', { hide_customer_data: false }],
    ['STORE-026', { dictId: 'general' }],
    ['STORE-020', { search_mode: 'fulltext' }],
    ['STORE-020', { dict: { general: ['fi', 'en'], own: [] } }],
  ])('%s %j is taken', (_, fields) => {
    expect(dictionary(fields)).toEqual({ ...DEFAULTS.dictionary, ...fields })
  })

  test.each([
    ['STORE-025 of another type', { show_examples: 'no' }],
    ['STORE-025 of another type', { speech_speed: '2' }],
    ['STORE-025 of another type', { dict: [] }],
    ['STORE-025 of another type', { dict_order: { 0: 'law' } }],
    ['STORE-025 of another type', { dictId: 5 }],
    ['STORE-027 with other elements', { dict_order: [1, 2, 3, 4] }],
    ['STORE-007 M02 of five fields', { dict_order: ['general', 'law', 'medicine', 'tech_commerce', 'law'] }],
    ['STORE-007 of no field', { dict_order: [] }],
    ['STORE-007 of another field', { dict_order: ['general', 'law', 'medicine', 'cooking'] }],
    ['STORE-004 that does not exist', { view_preference: 'fancy' }],
    ['STORE-009 that no language has', { search_langs: 'fi,xx-yy' }],
    ['STORE-009 of three languages', { search_langs: 'fi,en,sv' }],
    ['STORE-009 no one can listen to', { speech_speed: 1e9 }],
    ['STORE-009 of an endless name', { dictId: 'x'.repeat(65) }],
    ['STORE-009 of no languages', { dict: { general: 'fi' } }],
    ['M02 of 10,000 dictionaries', { dict: Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`d${index}`, ['fi']])) }],
  ])('%s is the default: %#', (_, fields) => {
    expect(dictionary(fields)).toEqual(DEFAULTS.dictionary)
  })

  test('STORE-003 M02 teka is tech_commerce', () => {
    expect(dictionary({ dict_order: ['teka', 'law', 'medicine', 'general'] }).dict_order).toEqual([
      'tech_commerce',
      'law',
      'medicine',
      'general',
    ])
  })

  test('one wrong field costs that field only', () => {
    const merged = mergePreferences({ version: 2, language_ui: 'sv', dictionary: { speech_on: 0, show_examples: false }, wordlist: 'x' })
    expect(merged).toEqual({ ...DEFAULTS, language_ui: 'sv', dictionary: { ...DEFAULTS.dictionary, show_examples: false } })
  })

  test('names that no preference has are dropped, permissions included', () => {
    const merged = mergePreferences({ canAccessPacman: true, access_token: 'x', dictionary: { isAdmin: true } })
    expect(merged).toEqual(DEFAULTS)
    expect(JSON.stringify(merged)).not.toMatch(/canAccessPacman|access_token|isAdmin/)
  })
})

describe('STORE-040 older shapes', () => {
  const first = {
    showExamples: false,
    viewPreference: 'condensed',
    dictOrder: ['teka', 'law', 'general', 'medicine'],
    hideCustomerData: true,
  }
  const now = { show_examples: false, view_preference: 'condensed', dict_order: ['tech_commerce', 'law', 'general', 'medicine'] }

  test.each([{}, { version: 1 }, { version: 'old' }])('the first names are read in a document of %j', (head) => {
    expect(mergePreferences({ ...head, dictionary: first })).toEqual({
      ...DEFAULTS,
      dictionary: { ...DEFAULTS.dictionary, ...now, hide_customer_data: true },
    })
  })

  test('today’s names win over the first ones', () => {
    expect(mergePreferences({ dictionary: { showExamples: false, show_examples: true } }).dictionary.show_examples).toBe(true)
  })

  test('a document of today has no first names, and one of tomorrow is read as far as it is known', () => {
    expect(dictionary(first)).toEqual(DEFAULTS.dictionary)
    const tomorrow = { version: 9, dictionary: { show_examples: false, sparkle: 1 } }
    expect(mergePreferences(tomorrow)).toEqual({ ...DEFAULTS, dictionary: { ...DEFAULTS.dictionary, show_examples: false } })
  })
})

describe('the rule of a merge', () => {
  test.each([
    ['STORE-025', 1, 'a', 1],
    ['STORE-025', { a: 1 }, [1], { a: 1 }],
    ['STORE-025', [1], { a: 1 }, [1]],
    ['STORE-025', true, null, true],
    ['STORE-026', null, { any: 'thing' }, { any: 'thing' }],
    ['STORE-026', null, undefined, null],
    ['STORE-027', [], ['x'], ['x']],
    ['STORE-027', ['x'], [], []],
    ['STORE-027', ['x'], ['y', 1], ['y', 1]],
    ['STORE-027', ['x'], [1, 'y'], ['x']],
    ['STORE-024', { a: 1, b: 2 }, { b: 3, c: 4 }, { a: 1, b: 3 }],
  ])('%s %j with %j stored is %j', (_, fallback, stored, merged) => {
    expect(mergeWithDefaults(fallback, stored)).toEqual(merged)
  })
})

describe('M01 nothing reaches a prototype', () => {
  test.each([
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"dictionary":{"__proto__":{"isAdmin":true},"show_examples":false}}',
    '{"dictionary":{"dict":{"__proto__":["fi"],"constructor":["fi"],"prototype":["fi"],"toString":["fi"]}}}',
    '{"dictgroups":{"groups":{"__proto__":{"isAdmin":true}}}}',
  ])('by %s', (text) => {
    const merged = readPreferences(text)
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
    expect(JSON.stringify(merged)).not.toContain('isAdmin')
    expect(Object.keys(merged.dictionary.dict)).toEqual(text.includes('toString') ? ['toString'] : [])
    expect(Object.getPrototypeOf(merged.dictionary.dict)).toBeNull()
  })

  test('whatever is stored: preferences come out, once and for all', () => {
    const shapes = fc.record(
      {
        version: fc.jsonValue(),
        dictionary: fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...Object.keys(DEFAULTS.dictionary)), fc.jsonValue())),
        local: fc.jsonValue(),
        dictgroups: fc.jsonValue(),
        language_ui: fc.constantFrom('fi', 'xx', null, 1),
      },
      { requiredKeys: [] },
    )
    const before = Object.getOwnPropertyNames(Object.prototype)
    fc.assert(
      fc.property(fc.oneof(shapes, fc.jsonValue()), (stored) => {
        const merged = mergePreferences(stored)
        expect(Object.keys(merged)).toEqual(Object.keys(DEFAULTS))
        expect(Object.keys(merged.dictionary)).toEqual(Object.keys(DEFAULTS.dictionary))
        expect(mergePreferences(JSON.parse(JSON.stringify(merged)))).toEqual(merged)
      }),
      { numRuns: 500 },
    )
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
  })
})

describe('stored texts', () => {
  test.each([undefined, null, '', '{', 'null', '"x"', '[]', `{"language_ui":"sv","x":"${'a'.repeat(MAX_PREFERENCES_BYTES)}"}`])(
    'STORE-009 %# is the defaults',
    (text) => expect(readPreferences(text)).toEqual(DEFAULTS),
  )

  test('a text of JSON is merged', () => {
    expect(readPreferences('{"language_ui":"sv"}').language_ui).toBe('sv')
  })

  test.each([
    ['a', MAX_PREFERENCES_BYTES, false],
    ['a', MAX_PREFERENCES_BYTES + 1, true],
    ['ä', MAX_PREFERENCES_BYTES / 2, false],
    ['€', MAX_PREFERENCES_BYTES / 2, true],
    ['😀', MAX_PREFERENCES_BYTES / 4 + 1, true],
  ])('M02 %s × %i is too long: %s', (character, times, tooLong) => {
    expect(isOversized(character.repeat(times))).toBe(tooLong)
  })
})
