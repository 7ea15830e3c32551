import { expect, test } from 'vitest'
import { entryCorner, isLocked, isTeaser } from './premium-lock.ts'

test.each([
  ['ENT-046 a premium entry without premium', { dict_type: 'premium' }, 'biDirectional', false, 'lock'],
  ['ENT-046 an entry that does not say non-premium', {}, 'biDirectional', false, 'lock'],
  ['ENT-044 a free entry, for every visitor', { dict_type: 'non-premium' }, 'biDirectional', false, 'actions'],
  ['ENT-047 a premium entry with premium', { dict_type: 'premium' }, 'biDirectional', true, 'actions'],
  ['ENT-046 valter is never locked', { dict_type: 'premium', custom: 'valter' as const }, 'multiLingual', false, 'actions'],
  ['ENT-047 a glossary has no popup', { dict_type: 'non-premium' }, 'glossary', true, 'none'],
  ['ENT-046 a glossary can be locked', { dict_type: 'premium' }, 'glossary', false, 'lock'],
  ['ENT-049 C24 a teaser has its call to subscribe', { dict_type: 'premium', custom: 'teaser' as const }, 'biDirectional', false, 'teaser'],
] as const)('%s', (_, fields, dictionaryType, hasPremium, corner) =>
  expect(entryCorner({ custom: undefined, dict_type: undefined, ...fields }, { dictionaryType, hasPremium })).toBe(corner),
)

test('ENT-046 ENT-049 the single questions', () => {
  expect(isLocked({ custom: undefined, dict_type: 'premium' }, { hasPremium: true })).toBe(false)
  expect([isTeaser({ custom: 'teaser' }), isTeaser({ custom: 'valter' }), isTeaser({ custom: undefined })]).toEqual([true, false, false])
})
