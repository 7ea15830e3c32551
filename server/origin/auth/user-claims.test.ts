import { describe, expect, test } from 'vitest'
import { type SignInRow, userClaims } from './user-claims.ts'

const NOW = 1_000_000

const row = (fields: Partial<SignInRow> = {}): SignInRow => ({
  sid: 's1',
  login_method: 'email',
  user_id: 'u1',
  email: 'u1@example.org',
  role: 'user',
  team_id: null,
  team_role: null,
  team_type: null,
  team_disabled: null,
  editor_team_id: null,
  plan_name: 'free',
  payment_status: null,
  period_end: null,
  has_activated_trial: 0,
  ends_at: NOW * 2,
  providers: [],
  ...fields,
})

const TEAM = { team_id: 't1', team_role: 'member', team_type: 'team', team_disabled: 0 }
const DISABLED = { ...TEAM, team_disabled: 1 }

test('AUTH-003 the claims of a user without plan or team', () => {
  expect(userClaims(row(), NOW)).toEqual({
    sub: 'u1',
    sid: 's1',
    role: 'user',
    user_claims: [],
    signupMethods: ['email'],
    identity: {},
    login_method: 'email',
    plan_name: 'free',
    has_activated_trial: false,
  })
})

test('AUTH-003 the claims of an editor in a team', () => {
  const given = { ...TEAM, email: null, providers: ['haka'], role: 'group-admin', editor_team_id: 't2', payment_status: 'recurring' }
  expect(userClaims(row({ ...given, plan_name: 'team', has_activated_trial: 1 }), NOW)).toMatchObject({
    role: 'group-admin',
    signupMethods: ['haka'],
    identity: { team_id: 't1' },
    payment_status: 'recurring',
    team_role: 'member',
    team_type: 'team',
    editor_team_id: 't2',
    has_activated_trial: true,
  })
})

describe('AUTH-004 the features of plans and teams', () => {
  test.each([
    ['free', {}, []],
    ['one_month', {}, ['hasPremiumContent']],
    ['pacman_personal_yearly', {}, ['hasPremiumContent', 'canAccessPacman']],
    ['nobody_knows', {}, []],
    ['team', TEAM, ['hasPremiumContent', 'hasTeamContent']],
    ['pacman_customer', TEAM, ['hasPremiumContent', 'canAccessPacman', 'hasTeamContent']],
    ['free', TEAM, ['hasTeamContent']],
    ['pacman_customer', DISABLED, []],
    ['one_year', DISABLED, ['hasPremiumContent']],
    ['one_year', { payment_status: 'terminated', period_end: NOW + 1 }, ['hasPremiumContent']],
    ['one_year', { payment_status: 'terminated', period_end: NOW }, []],
  ])('%s with %o: %j', (plan_name, fields, features) => {
    expect(userClaims(row({ plan_name, ...fields }), NOW).user_claims).toEqual(features)
  })
})

test('PLAN-031 a plan that is over is the free one', () => {
  const over = { plan_name: 'one_year', payment_status: 'terminated', period_end: NOW }
  expect(userClaims(row(over), NOW).plan_name).toBe('free')
  expect(userClaims(row(over), NOW - 1).plan_name).toBe('one_year')
})
