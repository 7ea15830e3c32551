import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { FeaturesSchema } from '#shared/brand/brand-config.ts'
import {
  type DecidingClaims,
  hasAdvancedSearch,
  passesPacmanGuard,
  showsTabStrip,
  type Visitor,
  type VisitorTokens,
  visitorOf,
} from './permissions.ts'

const features = v.parse(FeaturesSchema, {})
const withEditor = { ...features, editor: true }

/** What a visitor without any token may do. */
const nobody: Visitor = {
  isAnonymous: true,
  isEmailless: false,
  canAccessPremium: false,
  canAccessPacman: false,
  canAccessTeamContent: false,
  viewOnlyIp: false,
  onlyViewOnlyIp: false,
  canEdit: false,
  canEditTeam: false,
  canManageTeamPayments: false,
  isUserDictEditor: false,
  allowEdit: false,
  allowEditCustomDict: false,
  allowReportError: false,
  allowDictPicker: false,
  hasPremium: false,
  isFreeTier: true,
  userType: 'free',
  subscriptionType: 'none',
  promoType: 'anon',
  customer: { type: 'none', isDisabled: false },
  hasDomainLogin: false,
}

const claims = (given: Partial<DecidingClaims>): DecidingClaims => ({ role: 'user', user_claims: [], ...given })
const user = (...user_claims: string[]) => claims({ user_claims })
const ip = (given: Partial<DecidingClaims> = {}) => claims({ role: 'anonymous', signupMethods: ['ip'], ...given })
const see = (tokens: VisitorTokens) => visitorOf({ ...tokens, features })

describe('nobody', () => {
  const everything = claims({
    user_claims: ['hasPremiumContent', 'canAccessPacman', 'hasTeamContent', 'viewOnlyIp'],
    sub: 'u1',
    login_method: 'haka',
    plan_name: 'pacman_customer',
    team_role: 'owner',
    editor_team_id: 't1',
    identity: { team_id: 't1' },
  })
  test.each<[string, VisitorTokens]>([
    ['no token at all', {}],
    ['PERM-002 an anonymous token', { user: claims({ role: 'anonymous' }) }],
    ['PERM-002 a token without a role', { user: claims({ role: '' }) }],
    ['PERM-012 whatever an anonymous token says besides', { user: { ...everything, role: 'anonymous' } }],
    [
      'PERM-012 a network’s token in the place of a user’s',
      { user: { ...everything, role: 'anonymous', sub: 'ip.x', signupMethods: ['ip'], customer_type: 'pacman' } },
    ],
  ])('PERM-012 %s: everything is off', (_, tokens) => expect(see(tokens)).toEqual(nobody))
})

describe('access', () => {
  test.each<[string, VisitorTokens, Partial<Visitor>]>([
    ['PERM-001 a registered user', { user: user() }, { isAnonymous: false, canAccessPremium: false, canAccessPacman: false }],
    ['PERM-001 an editor admin is somebody', { user: claims({ role: 'admin' }) }, { isAnonymous: false }],
    ['PERM-003 a claim', { user: user('hasPremiumContent') }, { canAccessPremium: true, canAccessPacman: false }],
    ['PERM-003 a premium plan', { user: claims({ plan_name: 'one_month' }) }, { canAccessPremium: true, canAccessPacman: false }],
    ['PERM-003 a team’s plan', { user: claims({ plan_name: 'team' }) }, { canAccessPremium: true, canAccessPacman: false }],
    ['PERM-003 a school’s plan', { user: claims({ plan_name: 'school_customer' }) }, { canAccessPremium: true, canAccessPacman: false }],
    ['PERM-003 an invoiced plan', { user: claims({ plan_name: 'sk_customer' }) }, { canAccessPremium: true, canAccessPacman: false }],
    ['PERM-003 PERM-005 team plus', { user: claims({ plan_name: 'pacman_customer' }) }, { canAccessPremium: true, canAccessPacman: true }],
    [
      'PERM-003 PERM-005 personal_kp',
      { user: claims({ plan_name: 'pacman_personal_yearly' }) },
      { canAccessPremium: true, canAccessPacman: true },
    ],
    ['PERM-003 the free plan', { user: claims({ plan_name: 'free' }) }, { canAccessPremium: false, canAccessPacman: false }],
    ['PERM-003 a plan nobody knows', { user: claims({ plan_name: 'constructor' }) }, { canAccessPremium: false, subscriptionType: 'none' }],
    ['PERM-003 C10 a domain plan', { ip: ip({ user_claims: ['hasPremiumContent'] }) }, { isAnonymous: true, canAccessPremium: true }],
    ['PERM-005 C10 a pacman customer by IP', { ip: ip({ customer_type: 'pacman' }) }, { isAnonymous: true, canAccessPacman: true }],
    ['PERM-005 a claim', { user: user('canAccessPacman') }, { canAccessPacman: true }],
    ['PERM-005 an xl customer is no pacman', { ip: ip({ customer_type: 'xl' }) }, { canAccessPacman: false }],
    [
      'PERM-005 disabled by IP, whatever claims',
      { user: user('canAccessPacman'), ip: ip({ customer_type: 'disabled_pacman_by_ip', user_claims: ['canAccessPacman'] }) },
      { canAccessPacman: false, customer: { type: 'disabled_pacman_by_ip', isDisabled: true } },
    ],
    [
      'PERM-005 disabled by IP, personal_kp',
      { user: claims({ plan_name: 'pacman_personal_yearly' }), ip: ip({ customer_type: 'disabled_pacman_by_ip' }) },
      { canAccessPacman: false, canAccessPremium: true },
    ],
    [
      'PERM-005 disabled by IP, a team plus subscription joined',
      { user: claims({ plan_name: 'pacman_customer' }), ip: ip({ customer_type: 'disabled_pacman_by_ip' }) },
      { canAccessPacman: true, customer: { type: 'none', isDisabled: false } },
    ],
    ['PERM-009 team content by claim', { user: user('hasTeamContent') }, { canAccessTeamContent: true }],
    ['PERM-009 a team alone is no claim', { user: claims({ identity: { team_id: 't1' } }) }, { canAccessTeamContent: false, teamId: 't1' }],
    [
      'PERM-013 both lists count',
      { user: user('hasPremiumContent'), ip: ip({ user_claims: ['canAccessPacman'] }) },
      { canAccessPremium: true, canAccessPacman: true },
    ],
    ['PERM-012 an unknown claim gives nothing', { user: user('constructor', 'isAdmin') }, { canAccessPremium: false, canEdit: false }],
    ['SHELL-003 an IP login’s institution', { ip: ip({ customer_name: 'City Library' }) }, { institution: 'City Library' }],
    ['AUTH-036 an IP login', { ip: ip({ customer_type: 'xl' }) }, { hasDomainLogin: true, customer: { type: 'xl', isDisabled: false } }],
  ])('%s', (_, tokens, expected) => expect(see(tokens)).toMatchObject(expected))

  test.each([
    ['PERM-011 no claim', [], ['ip'], undefined, false, false],
    ['PERM-011 by IP alone', ['viewOnlyIp'], ['ip'], undefined, true, true],
    ['PERM-011 signed in too', ['viewOnlyIp'], ['ip'], ['email'], true, false],
    ['PERM-011 a user who came by IP', ['viewOnlyIp'], ['ip'], ['ip'], true, true],
    ['PERM-011 no method named', ['viewOnlyIp'], [], undefined, true, false],
  ] as const)('%s', (_, user_claims, ipMethods, userMethods, viewOnlyIp, onlyViewOnlyIp) => {
    const tokens = {
      ip: ip({ user_claims: [...user_claims], signupMethods: [...ipMethods] }),
      ...(userMethods ? { user: claims({ signupMethods: [...userMethods] }) } : {}),
    }
    expect(see(tokens)).toMatchObject({ viewOnlyIp, onlyViewOnlyIp })
  })
})

describe('rights', () => {
  test.each([
    ['PERM-006', 'user', false],
    ['PERM-006', 'admin', true],
    ['PERM-006', 'group-admin', true],
    ['PERM-006', 'Admin', false],
  ])('%s role %s: canEdit %s', (_, role, canEdit) => {
    expect(see({ user: claims({ role }) }).canEdit).toBe(canEdit)
    expect(visitorOf({ user: claims({ role }), features: withEditor }).allowEdit).toBe(canEdit)
    expect(see({ user: claims({ role }) }).allowEdit).toBe(false)
  })

  test('PERM-014 the feature without the right is not enough', () =>
    expect(visitorOf({ user: user(), features: withEditor }).allowEdit).toBe(false))

  test.each([
    ['owner', true, true],
    ['admin', true, false],
    ['member', false, false],
    [undefined, false, false],
  ])('PERM-007 PERM-008 TEAM-020 team role %s: canEditTeam %s, canManageTeamPayments %s', (team_role, canEditTeam, canManageTeamPayments) =>
    expect(see({ user: claims({ team_role }) })).toMatchObject({ canEditTeam, canManageTeamPayments }),
  )

  test.each([
    ['t1', true],
    ['', false],
    [undefined, false],
  ])('PERM-010 PERM-015 editor team %s: %s', (editor_team_id, is) =>
    expect(see({ user: claims({ editor_team_id }) })).toMatchObject({ isUserDictEditor: is, allowEditCustomDict: is }),
  )

  test('PERM-012 an IP login gives nobody’s rights', () =>
    expect(
      see({ ip: ip({ role: 'admin', team_role: 'owner', editor_team_id: 't1', plan_name: 'team', sub: 'ip.1', login_method: 'haka' }) }),
    ).toEqual({
      ...nobody,
      hasDomainLogin: true,
    }))
})

describe('features', () => {
  test.each<[string, VisitorTokens, Partial<Visitor>]>([
    ['PERM-016 PERM-035 not for nobody', {}, { allowReportError: false }],
    ['PERM-016 PERM-035 for each user', { user: user() }, { allowReportError: true }],
    ['PERM-035 by a pacman domain login', { ip: ip({ customer_type: 'pacman' }) }, { allowReportError: true }],
    ['PERM-035 by a premium domain login', { ip: ip({ user_claims: ['hasPremiumContent'] }) }, { allowReportError: true }],
    ['PERM-035 not by another domain login', { ip: ip() }, { allowReportError: false }],
    ['PERM-017 the dictionary picker by pacman', { ip: ip({ customer_type: 'pacman' }) }, { allowDictPicker: true }],
    ['PERM-017 no picker by premium', { user: user('hasPremiumContent') }, { allowDictPicker: false }],
    ['PERM-018 premium', { user: user('hasPremiumContent') }, { hasPremium: true }],
    ['PERM-018 no premium', { user: user('canAccessPacman') }, { hasPremium: false }],
    ['PERM-019 neither', { user: user() }, { isFreeTier: true, userType: 'free' }],
    ['PERM-019 C11 premium', { user: user('hasPremiumContent') }, { isFreeTier: false, userType: 'premium' }],
    ['PERM-019 C11 pacman', { user: user('canAccessPacman', 'hasPremiumContent') }, { isFreeTier: false, userType: 'pacman' }],
  ])('%s', (_, tokens, expected) => expect(see(tokens)).toMatchObject(expected))

  test('SRCH-029 a brand with advanced search sends pacman for everyone', () =>
    expect(visitorOf({ features: { ...features, pacmanSearchFeatures: true } })).toMatchObject({ userType: 'pacman', isFreeTier: true }))
})

describe('who it is', () => {
  test.each([
    ['email', false],
    ['magic_link', false],
    ['google', false],
    ['azure', true],
    ['mpassid', true],
    ['haka', true],
  ] as const)('SSO-020 signed in by %s: emailless %s', (login_method, isEmailless) =>
    expect(see({ user: claims({ login_method }) })).toMatchObject({ loginMethod: login_method, isEmailless }),
  )

  test('a user is named, without what is not known', () => {
    expect(see({ user: claims({ sub: 'u1', identity: { team_id: 't1' } }) })).toMatchObject({ userId: 'u1', teamId: 't1' })
    expect(Object.keys(see({ user: claims({}) }))).not.toEqual(expect.arrayContaining(['userId']))
    expect(JSON.parse(JSON.stringify(see({ user: user() })))).toEqual(see({ user: user() }))
  })

  test.each<[string, VisitorTokens, string]>([
    ['PLAN-016 anonymous', {}, 'anon'],
    ['PLAN-017 a new user', { user: claims({ plan_name: 'free' }) }, 'trial'],
    ['PLAN-017 the trial used', { user: claims({ plan_name: 'free', has_activated_trial: true }) }, 'free'],
    [
      'PLAN-017 a team without a plan',
      { user: claims({ plan_name: 'free', identity: { team_id: 't1' }, team_role: 'owner' }) },
      'teamExpiredOwner',
    ],
    ['PLAN-018 xl with a team', { ip: ip({ customer_type: 'xl', identity: { team_id: 't1' } }) }, 'xl'],
    ['PLAN-018 xl without', { ip: ip({ customer_type: 'xl' }) }, 'anon'],
    ['PLAN-018 view only', { ip: ip({ customer_type: 'pacman', user_claims: ['viewOnlyIp'] }) }, 'viewOnlyIp'],
    ['PLAN-018 pacman', { ip: ip({ customer_type: 'pacman' }), user: claims({ plan_name: 'one_year' }) }, 'pacman'],
    ['PLAN-018 disabled', { ip: ip({ customer_type: 'disabled_pacman_by_ip' }) }, 'disabled_pacman_by_ip'],
  ])('%s', (_, tokens, promoType) => expect(see(tokens).promoType).toBe(promoType))
})

describe('advanced search, guard and tab strip', () => {
  test.each([
    // pacman claim, pacmanSearchFeatures, anonymous → advanced search, guard, strip
    [false, false, false, false, false, false],
    [false, false, true, false, false, false],
    [false, true, false, true, false, false],
    [false, true, true, true, true, true],
    [true, false, false, true, true, true],
    [true, true, false, true, true, true],
  ])(
    'TAB-004 PERM-027 TAB-015 C02 claim %s, feature %s, anonymous %s: %s, %s, %s',
    (claim, pacmanSearchFeatures, anonymous, advanced, passes, strip) => {
      const visitor = { ...nobody, canAccessPacman: claim }
      const features = { pacmanSearchFeatures, anonymous }
      expect(hasAdvancedSearch(visitor, features)).toBe(advanced)
      expect(passesPacmanGuard(visitor, features)).toBe(passes)
      expect(showsTabStrip(visitor, features)).toBe(strip)
    },
  )
})
