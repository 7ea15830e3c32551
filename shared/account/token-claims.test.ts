import { expect, test } from 'vitest'
import { mergedFeatures } from './token-claims.ts'

test('PERM-013 features of a user and an IP login are one list without repeats', () => {
  const user = { user_claims: ['hasPremiumContent'] }
  const ip = { user_claims: ['canAccessPacman', 'hasPremiumContent'] }
  expect(mergedFeatures(user, ip)).toEqual(['hasPremiumContent', 'canAccessPacman'])
  expect(mergedFeatures(undefined, undefined)).toEqual([])
})
