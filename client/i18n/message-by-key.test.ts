import { afterEach, describe, expect, test, vi } from 'vitest'
import { PARTS_OF_SPEECH } from '#shared/entry/part-of-speech.ts'
import { LOCALES } from '#shared/language/locale.ts'
import { labelKey, labelText, messageByKey } from './message-by-key.ts'
import { withLocale } from './with-locale.ts'

afterEach(() => vi.restoreAllMocks())

describe('messageByKey', () => {
  test.each([
    ['fi', 'Ei osumia'],
    ['sv', 'Inga träffar'],
    ['en', 'No matches'],
  ] as const)('L10N-001 says DICT_NOT_FOUND in %s', (locale, text) => {
    expect(withLocale(locale, () => messageByKey('DICT_NOT_FOUND'))).toBe(text)
  })

  test('a brand’s own wording wins, and another brand has the common one', () => {
    expect(withLocale('en', () => messageByKey('FRONT_TITLE', { brand: 'valter' }))).toBe('Which term are you looking for?')
    expect(withLocale('en', () => messageByKey('FRONT_TITLE', { brand: 'pacman' }))).toBe('Which word are you looking for?')
  })

  test('L10N-008 fills in parameters', () => {
    expect(withLocale('en', () => messageByKey('RESULTS_COUNT', { parameters: { count: 4 } }))).toBe('4 hits')
  })

  test('L10N-006 a missing key is shown and logged', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(messageByKey('NO_SUCH_KEY')).toBe('NO_SUCH_KEY')
    expect(log).toHaveBeenCalledExactlyOnceWith('{"event":"message_missing","key":"NO_SUCH_KEY"}')
  })
})

test.each(LOCALES)('L10N-009 every part of speech has a name in %s', (locale) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  withLocale(locale, () => PARTS_OF_SPEECH.map((pos) => messageByKey(labelKey('pos', pos))))
  expect(log.mock.calls).toEqual([])
})

test('L10N-009 an unknown label shows its raw value, and property names are no labels', () => {
  expect(labelText('scope', 'quidditch')).toBe('quidditch')
  expect(labelText('pos', 'constructor')).toBe('constructor')
})

test('pages of different languages never mix', async () => {
  const say = async (locale: 'fi' | 'sv' | 'en', pause: Promise<void>) =>
    withLocale(locale, () => pause.then(() => messageByKey('DICT_NOT_FOUND')))
  const pause = Promise.resolve()
  expect(await Promise.all([say('fi', pause), say('sv', pause), say('en', pause)])).toEqual(['Ei osumia', 'Inga träffar', 'No matches'])
})
