import { expect, test } from 'vitest'
import { dateText, periodText } from './date-text.ts'

const MARCH = Date.parse('2025-02-28T22:30:00Z')

test.each([
  ['fi', '1.3.2025'],
  ['sv', '1 mars 2025'],
  ['en', '1 Mar 2025'],
] as const)('L10N-010 a day in %s is %s, by the clock of the readers’ country', (locale, text) => {
  expect(dateText(MARCH, locale)).toBe(text)
})

test('L10N-010 a period has both its days', () => {
  expect(periodText(MARCH, MARCH + 86_400_000, 'fi')).toBe('1.3.2025 – 2.3.2025')
})
