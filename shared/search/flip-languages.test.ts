import { expect, test } from 'vitest'
import { flippedSearch, flipsLanguages } from './flip-languages.ts'

const found = { hitsInSource: false, hitsInTarget: true, unidir: false, monoDirectional: false }

test.each([
  ['only in the target', {}, true],
  ['in both', { hitsInSource: true }, false],
  ['in neither', { hitsInTarget: false }, false],
  ['one direction asked', { unidir: true }, false],
  ['a one-way pair', { monoDirectional: true }, false],
])('SRCH-050 %s', (_, change, flips) => expect(flipsLanguages({ ...found, ...change })).toBe(flips))

const fields = { key: 'house', searchMode: 'default', isMachineTranslated: false, unidir: false, workmode: 'normal' } as const
const pair = { ...fields, type: 'language-pair', fromId: 'fi', toId: 'en' } as const
const dictionary = {
  ...fields,
  type: 'dictionary',
  kind: 'dictionary',
  dictionaryId: 'd',
  langs: { type: 'pair', fromId: 'fi', toId: 'en' },
} as const

test('SRCH-021 the languages change places, the rest stays', () => {
  expect(flippedSearch(pair, { flipLangs: true })).toEqual({ ...pair, fromId: 'en', toId: 'fi' })
  expect(flippedSearch(dictionary, { flipLangs: true }, 'biDirectional')).toEqual({
    ...dictionary,
    langs: { type: 'pair', fromId: 'en', toId: 'fi' },
  })
})

test.each([
  ['the answer does not say so', pair, false, undefined],
  ['one direction', { ...pair, unidir: true }, true, undefined],
  ['a one-way dictionary', dictionary, true, 'monoDirectional'],
  ['a one-directional search of a two-way dictionary', { ...dictionary, unidir: true }, true, 'biDirectional'],
  ['all languages', { ...dictionary, langs: { type: 'all' as const } }, true, 'biDirectional'],
])('SRCH-022 no flip: %s', (_, search, flipLangs, type) => expect(flippedSearch(search, { flipLangs }, type)).toBeUndefined())
