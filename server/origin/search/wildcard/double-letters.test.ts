import { expect, test } from 'vitest'
import type { LanguageId } from '#shared/language/language-id.ts'
import { doubledSpellings } from './double-letters.ts'
import { parsePattern } from './pattern.ts'

test.each<[string, LanguageId[], string[]]>([
  ['stra?e', ['de'], ['strasse']],
  ['stra?e', ['fi', 'en'], []],
  ['strae*', ['de'], []],
  ['?tra?e*', ['de', 'fi'], ['sstra?e*', '?trasse*']],
  ['c?ur', ['fr'], ['coeur', 'caeur']],
  ['?or', ['is', 'fo'], ['aeor', 'thor']],
])('SRCH-047 %s in %j is also %j', (text, langs, spellings) => {
  const pattern = parsePattern(text)
  if (!pattern) throw new Error(text)
  const doubled = doubledSpellings(pattern, langs)
  expect(doubled.map(({ points }) => points.join(''))).toEqual(spellings)
  for (const { minLength } of doubled) expect(minLength).toBe(pattern.minLength + 1)
})

test('A10 however many question marks there are, the spellings are few', () => {
  const pattern = parsePattern('?'.repeat(240))
  if (!pattern) throw new Error('no pattern')
  expect(doubledSpellings(pattern, ['de', 'fr', 'is', 'fo'])).toHaveLength(16)
})
