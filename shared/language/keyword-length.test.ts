import { expect, test } from 'vitest'
import { isTooShort, minKeywordLength } from './keyword-length.ts'
import type { LanguageId } from './language-id.ts'

test.each<[LanguageId[], number]>([
  [['fi', 'en'], 2],
  [['ko', 'en'], 2],
  [['ja', 'en'], 1],
  [['en', 'tw'], 1],
  [['fi', 'zh'], 1],
  [['fi', 'sv', 'zt'], 1],
  [[], 2],
])('AC-018 the minimum for %s is %i', (langs, length) => expect(minKeywordLength(langs)).toBe(length))

test.each<[string, LanguageId[], boolean]>([
  ['', ['fi', 'en'], true],
  ['a', ['fi', 'en'], true],
  ['aa', ['fi', 'en'], false],
  ['𝒂', ['fi', 'en'], true],
  ['木', ['ja', 'fi'], false],
  ['', ['ja', 'fi'], true],
])('AC-017 SUG-002 "%s" in %s is too short: %s', (keyword, langs, tooShort) => expect(isTooShort(keyword, langs)).toBe(tooShort))
