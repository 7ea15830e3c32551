import { expect, test } from 'vitest'
import { SUBSCRIPTION_TYPES } from './plan.ts'
import { PROMO_TYPES, type PromoFacts, promoTypeOf } from './promo-type.ts'

const free: PromoFacts = {
  isAnonymous: false,
  subscriptionType: 'free',
  hasActivatedTrial: false,
  hasTeam: false,
  isTeamOwner: false,
  customerType: 'none',
  hasCustomerTeam: false,
  viewOnlyIp: false,
}

test('PLAN-016 each plan has its promo', () =>
  expect(SUBSCRIPTION_TYPES.map((subscriptionType) => promoTypeOf({ ...free, subscriptionType }))).toEqual([
    'trial',
    'trial',
    'personal',
    'personal_kp',
    'team',
    'pacmanMember',
    'school',
    'invoicing',
  ]))

test.each<[string, Partial<PromoFacts>, string]>([
  ['PLAN-016 nobody', { isAnonymous: true, subscriptionType: 'none' }, 'anon'],
  ['PLAN-017 before the trial', {}, 'trial'],
  ['PLAN-017 after it', { hasActivatedTrial: true }, 'free'],
  ['PLAN-017 a member of a team', { hasTeam: true, hasActivatedTrial: true }, 'teamExpired'],
  ['PLAN-017 its owner', { hasTeam: true, isTeamOwner: true }, 'teamExpiredOwner'],
  ['PLAN-017 owner of nothing', { isTeamOwner: true }, 'trial'],
  ['PLAN-018 disabled by IP', { customerType: 'disabled_pacman_by_ip' }, 'disabled_pacman_by_ip'],
  ['PLAN-018 xl, own team', { customerType: 'xl', hasTeam: true, subscriptionType: 'team' }, 'xl'],
  ['PLAN-018 xl, the institution’s team', { customerType: 'xl', hasCustomerTeam: true }, 'xl'],
  ['PLAN-018 xl without a team', { customerType: 'xl', subscriptionType: 'personal' }, 'personal'],
  ['PLAN-018 view only', { viewOnlyIp: true }, 'viewOnlyIp'],
  ['PLAN-018 pacman', { customerType: 'pacman', subscriptionType: 'personal' }, 'pacman'],
  ['PLAN-020 disabled before view only', { customerType: 'disabled_pacman_by_ip', viewOnlyIp: true }, 'disabled_pacman_by_ip'],
  ['PLAN-020 xl with a team before view only', { customerType: 'xl', hasTeam: true, viewOnlyIp: true }, 'xl'],
  ['PLAN-020 xl without one after it', { customerType: 'xl', viewOnlyIp: true }, 'viewOnlyIp'],
  ['PLAN-020 view only before pacman', { customerType: 'pacman', viewOnlyIp: true }, 'viewOnlyIp'],
  ['PLAN-020 the network before the plan', { customerType: 'pacman', isAnonymous: true }, 'pacman'],
])('%s', (_, given, type) => expect(promoTypeOf({ ...free, ...given })).toBe(type))

test('PLAN-019 the other types that content may be written for', () =>
  expect(PROMO_TYPES).toEqual(expect.arrayContaining(['pacman_on_hold', 'pacman_on_hold_expired', 'pacman_ip_disabled_SK_login'])))
