import { describe, expect, test } from 'vitest'
import type { LanguageId } from './language-id.ts'
import { readPairOptions } from './option-text.ts'
import { optionKey } from './picker-option.ts'
import {
  MAX_RECENT_LANGUAGES,
  offeredRecents,
  type RecentLanguage,
  readRecentLanguages,
  recentLanguagesKey,
  withChosen,
  withPinToggled,
} from './recent-languages.ts'

const recent = (to: LanguageId, pinned = false): RecentLanguage => ({
  fromId: 'fi',
  toId: to,
  monoDirectional: false,
  locked: false,
  pinned,
})
const SIX = (['en', 'sv', 'de', 'fr', 'es', 'ru'] as const).map((id) => recent(id))
const shown = (recents: readonly RecentLanguage[]) => recents.map((one) => `${optionKey(one)}${one.pinned ? '*' : ''}`)

describe('recent languages', () => {
  test('STORE-015 are kept per picker', () => expect(recentLanguagesKey('pair')).toBe('sk_language_picker_recent_pair'))
  test('LANG-050 are six at most', () => expect(MAX_RECENT_LANGUAGES).toBe(6))

  test.each([
    ['null', null],
    ['an empty text', ''],
    ['no JSON', '[{'],
    ['no array', '{"fromId":"fi"}'],
    ['a number', '7'],
    ['null in JSON', 'null'],
    ['entries of other kinds', '[1,null,"fi",{},[],{"fromId":"fi"},{"id":"<img src=x>"},{"fromId":"constructor","toId":"fi"}]'],
  ])('LANG-051 %s counts as none', (_, text) => expect(readRecentLanguages(text)).toEqual([]))

  test('LANG-051 an entry that is none does not take the others along', () => {
    expect(shown(readRecentLanguages('[{"fromId":"fi","toId":"xx"},{"id":"sv","pinned":"yes"},{"fromId":"fi","toId":"en"}]'))).toEqual([
      'sv:sv',
      'fi:en',
    ])
  })

  test('M08 of ten thousand stored entries six are read, and of each nothing but languages and flags', () => {
    const many = Array.from({ length: 10_000 }, () => ({ ...recent('en'), title: '<script>alert(1)</script>' }))
    const others = SIX.map((one) => ({ ...one, html: '<b>' }))
    expect(readRecentLanguages(JSON.stringify(many))).toEqual([recent('en')])
    const read = readRecentLanguages(JSON.stringify([...others, recent('it'), ...many]))
    expect(read).toHaveLength(6)
    expect(JSON.stringify(read)).not.toContain('<')
  })

  test('LANG-050 pinned ones come first', () => {
    const text = JSON.stringify([recent('en'), recent('sv', true), recent('de'), recent('fr', true)])
    expect(shown(readRecentLanguages(text))).toEqual(['fi:sv*', 'fi:fr*', 'fi:en', 'fi:de'])
  })

  test('LANG-056 a choice comes first among the unpinned, and the oldest of them goes', () => {
    const recents = [recent('en', true), ...SIX.slice(1)]
    expect(shown(withChosen(recents, recent('it')))).toEqual(['fi:en*', 'fi:it', 'fi:sv', 'fi:de', 'fi:fr', 'fi:es'])
  })

  test('LANG-056 one that is there already moves', () => {
    expect(shown(withChosen(SIX, recent('fr')))).toEqual(['fi:fr', 'fi:en', 'fi:sv', 'fi:de', 'fi:es', 'fi:ru'])
  })

  test('LANG-056 a pinned one stays where it is', () => {
    expect(shown(withChosen([recent('en', true), recent('sv', true)], recent('sv')))).toEqual(['fi:en*', 'fi:sv*'])
  })

  test('LANG-056 six pins leave no room for another choice', () => {
    const pins = SIX.map((one) => ({ ...one, pinned: true }))
    expect(withChosen(pins, recent('it'))).toEqual(pins)
  })

  test('LANG-049 an entry is pinned after the other pins, and unpinned before the others', () => {
    const pinned = withPinToggled([recent('en', true), recent('sv'), recent('de')], recent('de'))
    expect(shown(pinned)).toEqual(['fi:en*', 'fi:de*', 'fi:sv'])
    expect(shown(withPinToggled(pinned, recent('en')))).toEqual(['fi:de*', 'fi:en', 'fi:sv'])
  })

  test('LANG-056 a seventh pin is refused', () => {
    const pins = SIX.map((one) => ({ ...one, pinned: true }))
    expect(withPinToggled(pins, recent('it'))).toEqual(pins)
  })

  test('STORE-015 what was stored is shown as it is offered today, or not at all', () => {
    const options = readPairOptions('fi:!en,>smn')
    expect(offeredRecents([recent('en', true), recent('sv'), recent('smn')], options)).toEqual([
      { fromId: 'fi', toId: 'en', monoDirectional: false, locked: true, pinned: true },
      { fromId: 'fi', toId: 'smn', monoDirectional: true, locked: false, pinned: false },
    ])
  })

  test('LANG-008 a single language is an entry of its own', () => {
    expect(shown(withChosen([recent('en')], { id: 'fi', locked: false }))).toEqual(['fi:fi', 'fi:en'])
  })
})
