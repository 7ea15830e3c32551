import { expect, test } from 'vitest'
import { baseFormsByLanguage, isSuggestionLocked, pairOfSuggestion } from './suggestion-groups.ts'

const form = (lang: 'fi' | 'en' | 'sv', headword: string) => ({ headword, lang, is_match: false })

test('AC-028 SUG-018 base forms are grouped by language, the asked ones first, each once', () => {
  const forms = [form('sv', 'tal'), form('en', 'house'), form('fi', 'talo'), form('fi', 'talo'), form('fi', 'tali')]
  expect(baseFormsByLanguage(forms, ['fi', 'en'])).toEqual([
    { lang: 'fi', baseForms: [form('fi', 'talo'), form('fi', 'tali')] },
    { lang: 'en', baseForms: [form('en', 'house')] },
    { lang: 'sv', baseForms: [form('sv', 'tal')] },
  ])
})

test('AC-028 a language without base forms has no group', () => expect(baseFormsByLanguage([], ['fi', 'en'])).toEqual([]))

test.each([
  ['premium', false, true],
  ['premium', true, false],
  ['non-premium', false, false],
  [undefined, false, false],
])('AC-026 %s with premium access %s is locked: %s', (dict_type, canAccessPremium, locked) =>
  expect(isSuggestionLocked({ dict_type }, { canAccessPremium })).toBe(locked),
)

test.each([
  ['fi', 'fi', 'en'],
  ['en', 'en', 'fi'],
  ['sv', 'sv', 'en'],
] as const)('SUG-006 a suggestion in %s is searched from %s to %s', (lang, fromId, toId) =>
  expect(pairOfSuggestion(lang, { fromId: 'fi', toId: 'en' })).toEqual({ fromId, toId }),
)
