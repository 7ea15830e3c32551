import { describe, expect, test } from 'vitest'
import type { LanguageId } from './language-id.ts'
import {
  canSwap,
  DEFAULT_LANGUAGE_PAIR,
  isSingleLanguage,
  languageRank,
  pickerPair,
  prioritisedPairs,
  swapped,
  TOP_PRIORITY_PAIRS,
  topPriorityPairs,
} from './language-pair.ts'

const option = (pair: string, monoDirectional = false) => {
  const [fromId, toId] = pair.split('-') as [LanguageId, LanguageId] // written below, all valid
  return { fromId, toId, monoDirectional, locked: false }
}
const named = (options: { fromId: string; toId: string }[]) => options.map(({ fromId, toId }) => `${fromId}-${toId}`)
const priority: LanguageId[] = ['fi', 'en', 'sv', 'de']

describe('language pair', () => {
  test('LANG-001 the default is fi to en', () => expect(DEFAULT_LANGUAGE_PAIR).toEqual({ fromId: 'fi', toId: 'en' }))
  test('LANG-035 a swap exchanges the languages and keeps the rest', () => expect(swapped(option('fi-en'))).toEqual(option('en-fi')))
  test('LANG-018 a language outside the list has rank 100', () =>
    expect([languageRank('sv', priority), languageRank('zu', priority)]).toEqual([2, 100]))
  test('LANG-008 a pair may be one language', () =>
    expect([isSingleLanguage(option('fi-fi')), isSingleLanguage(option('fi-en'))]).toEqual([true, false]))

  test.each([
    ['fi-en', false, true],
    ['fi-en', true, false],
    ['fi-fi', false, false],
  ])('LANG-036 %s, one-way %s: swap offered %s', (pair, monoDirectional, offered) =>
    expect(canSwap(option(pair, monoDirectional))).toBe(offered),
  )

  test('LANG-017 pairs come by the priority languages, others last in the given order', () => {
    const options = ['zu-xh', 'ru-pl', 'sv-de', 'en-sv', 'fi-de', 'fi-en', 'en-zu'].map((pair) => option(pair))
    expect(named(prioritisedPairs(options, priority))).toEqual(['fi-en', 'fi-de', 'en-sv', 'sv-de', 'en-zu', 'zu-xh', 'ru-pl'])
  })

  test.each([
    [['en-fi', 'fi-en'], ['fi-en']],
    [
      ['sv-fi', 'en-fi', 'fi-sv'],
      ['en-fi', 'fi-sv'],
    ],
    [['xh-zu', 'zu-xh'], ['xh-zu']],
    [
      ['fi-fi', 'fi-en'],
      ['fi-fi', 'fi-en'],
    ],
  ])('LANG-019 of %s the reverse duplicates go', (pairs, left) =>
    expect(
      named(
        prioritisedPairs(
          pairs.map((pair) => option(pair)),
          priority,
        ),
      ),
    ).toEqual(left),
  )

  test('LANG-019 a one-way pair is no duplicate of its reverse', () => {
    expect(named(prioritisedPairs([option('en-fi', true), option('fi-en', true)], priority))).toEqual(['fi-en', 'en-fi'])
  })

  test('LANG-017 six pairs come before "show all"', () => {
    const options = ['fi-en', 'fi-sv', 'fi-de', 'en-sv', 'en-de', 'sv-de', 'fi-zu'].map((pair) => option(pair))
    expect(TOP_PRIORITY_PAIRS).toBe(6)
    expect(topPriorityPairs(options, priority)).toHaveLength(6)
    expect(named(topPriorityPairs(options, priority))).not.toContain('fi-zu')
  })

  test.each([
    [option('sv-de'), 'sv-de'],
    [option('sv-sv'), 'fi-en'],
    [option('sv-de', true), 'fi-en'],
    [{ ...option('sv-de'), locked: true }, 'fi-en'],
  ])('LANG-034 the plain picker starts from %j as %s', (current, expected) =>
    expect(named([pickerPair(current, DEFAULT_LANGUAGE_PAIR)])).toEqual([expected]),
  )
})
