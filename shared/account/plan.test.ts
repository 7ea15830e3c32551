import { describe, expect, test } from 'vitest'
import { isPaying, planNameNow, planOf, SUBSCRIPTION_TYPES, subscriptionTypeOf, userClaimsOf } from './plan.ts'

test.each([
  ['PLAN-003', 'one_month', 'personal'],
  ['PLAN-003', 'one_year', 'personal'],
  ['PLAN-004', 'pacman_personal_yearly', 'personal_kp'],
  ['PLAN-005', 'free', 'free'],
  ['PLAN-006', 'school_customer', 'school'],
  ['PLAN-007', 'sk_customer', 'invoicing'],
  ['PLAN-008', 'team', 'team'],
  ['PLAN-009', 'pacman_customer', 'team_plus'],
  ['PLAN-002', undefined, 'none'],
  ['PLAN-002', null, 'none'],
  ['PLAN-002', '', 'none'],
  ['PLAN-002', 'unheard-of', 'none'],
  ['PLAN-002', 'toString', 'none'],
])('%s plan %s is %s', (_, name, type) => expect(subscriptionTypeOf(name)).toBe(type))

test('PLAN-001 PLAN-002 the types there are, and which are paid for', () =>
  expect(SUBSCRIPTION_TYPES.map((type) => [type, isPaying(type)])).toEqual([
    ['none', false],
    ['free', false],
    ['personal', true],
    ['personal_kp', true],
    ['team', true],
    ['team_plus', true],
    ['school', true],
    ['invoicing', true],
  ]))

test.each([
  ['PLAN-010', 'pending1', true, false],
  ['PLAN-011', 'terminated', false, true],
  ['PLAN-012', 'recurring', false, false],
  ['PLAN-010', 'pending2', false, false],
  ['PLAN-010', null, false, false],
])('%s payment %s: pending %s, terminated %s', (_, paymentStatus, isPaymentPending, isPaymentTerminated) =>
  expect(planOf({ planName: 'one_year', paymentStatus })).toEqual({
    subscriptionType: 'personal',
    isPremium: true,
    isPaymentPending,
    isPaymentTerminated,
  }),
)

test('USER-001 the free plan is not premium', () =>
  expect(planOf({ planName: 'free', paymentStatus: undefined })).toMatchObject({ subscriptionType: 'free', isPremium: false }))

describe('PLAN-031 a cancelled plan', () => {
  const NOW = 1_000
  test.each([
    ['holds to the end of its period', 'one_year', 'terminated', NOW + 1, 'one_year'],
    ['is over with its period', 'one_year', 'terminated', NOW, 'free'],
    ['without an end holds', 'one_year', 'terminated', null, 'one_year'],
    ['that goes on holds', 'one_year', 'recurring', NOW - 1, 'one_year'],
    ['of a school is over too', 'school_customer', 'terminated', NOW - 1, 'free'],
    ['that was free stays free', 'free', 'terminated', NOW - 1, 'free'],
  ])('%s', (_, planName, paymentStatus, periodEnd, name) =>
    expect(planNameNow({ planName, paymentStatus, periodEnd, now: NOW })).toBe(name),
  )
})

test.each([
  ['free', false, []],
  [undefined, false, []],
  ['free', true, ['hasTeamContent']],
  ['one_month', false, ['hasPremiumContent']],
  ['team', true, ['hasPremiumContent', 'hasTeamContent']],
  ['pacman_personal_yearly', false, ['hasPremiumContent', 'canAccessPacman']],
  ['pacman_customer', true, ['hasPremiumContent', 'canAccessPacman', 'hasTeamContent']],
])('AUTH-004 PERM-005 plan %s, team %s puts %j into the token', (planName, hasTeam, claims) =>
  expect(userClaimsOf({ planName, hasTeam })).toEqual(claims),
)
