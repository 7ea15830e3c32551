import { expect, test } from 'vitest'
import type { LanguageId } from './language-id.ts'
import { readPairOptions, readSingleOptions, writePairOptions, writeSingleOptions } from './option-text.ts'

const pair = (fromId: LanguageId, toId: LanguageId, flags: { locked?: boolean; monoDirectional?: boolean } = {}) => ({
  fromId,
  toId,
  monoDirectional: false,
  locked: false,
  ...flags,
})
const PAIRS = [
  pair('fi', 'en'),
  pair('fi', 'de', { locked: true }),
  pair('fi', 'smn', { monoDirectional: true }),
  pair('en', 'pt-BR', { locked: true, monoDirectional: true }),
]
const SINGLES = [
  { id: 'fi', locked: false },
  { id: 'la', locked: true },
] as const

test('LANG-007 pairs are written short and read again', () => {
  expect(writePairOptions(PAIRS)).toBe('fi:en,!de,>smn en:!>pt-BR')
  expect(readPairOptions(writePairOptions(PAIRS))).toEqual(PAIRS)
})

test('LANG-008 so are single languages', () => {
  expect(writeSingleOptions(SINGLES)).toBe('fi,!la')
  expect(readSingleOptions('fi,!la')).toEqual(SINGLES)
})

test.each(['', 'xx:fi', 'fi', 'fi:', 'fi:xx', '<b>:en', 'fi:constructor'])('of "%s" no pair is left', (text) =>
  expect(readPairOptions(text)).toEqual([]),
)

test('no single language is left of none', () => expect(readSingleOptions('')).toEqual([]))
