import { expect, test } from 'vitest'
import { sendsFreePremium, userTypeOf } from './user-type.ts'

test.each([
  [true, true, 'pacman', false],
  [true, false, 'pacman', false],
  [false, true, 'premium', false],
  [false, false, 'free', true],
])('SRCH-028 SRCH-029 advanced %s, premium %s: %s, free_premium %s', (hasAdvancedSearch, canAccessPremium, type, flag) => {
  expect(userTypeOf({ hasAdvancedSearch, canAccessPremium })).toBe(type)
  expect(sendsFreePremium({ hasAdvancedSearch, canAccessPremium })).toBe(flag)
})
