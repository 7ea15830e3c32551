import * as v from 'valibot'
import { verifyAccessToken } from '#server/origin/auth/access-token.ts'
import { anonymousTokens } from '#server/origin/auth/anonymous-tokens.ts'
import { beginSignIn } from '#server/origin/auth/sign-in.ts'
import { domainLoginAt } from '#server/origin/institutions/domain-login.ts'
import { statementsToWriteInstitution } from '#server/origin/institutions/institution-commands.ts'
import type { Database, SqlValue } from '#server/origin/storage/database.ts'
import type { SessionClaims } from '#shared/account/session-view.ts'
import { type Features, FeaturesSchema } from '#shared/brand/brand-config.ts'
import { type Visitor, visitorOf } from '#shared/permissions/permissions.ts'
import { testAccounts } from '../support/test-accounts.ts'
import { addTeam, addUser, tokenOptions } from '../support/users-for-tests.ts'

export const BRAND = 'sanakirja'

/** The roles of accounts §6 as the origin knows them: columns of a user's row, or a network's address. */
type RoleFacts = { type: 'user'; columns: Readonly<Record<string, SqlValue>> } | { type: 'network'; address: string } | { type: 'nobody' }

const user = (columns: Readonly<Record<string, SqlValue>> = {}): RoleFacts => ({ type: 'user', columns })
const paid = { payment_status: 'recurring' }

export const ROLES = {
  anonymous: { type: 'nobody' },
  'ip pacman': { type: 'network', address: '192.0.2.1' },
  'ip view only': { type: 'network', address: '198.51.100.1' },
  'ip disabled': { type: 'network', address: '203.0.113.1' },
  free: user(),
  personal: user({ plan_name: 'one_month', ...paid }),
  'personal, over': user({ plan_name: 'one_year', payment_status: 'terminated', period_end: 1 }),
  personal_kp: user({ plan_name: 'pacman_personal_yearly', ...paid }),
  'team member': user({ plan_name: 'team', ...paid, team_id: 'team', team_role: 'member' }),
  'team admin': user({ plan_name: 'team', ...paid, team_id: 'team', team_role: 'admin' }),
  'team owner': user({ plan_name: 'team', ...paid, team_id: 'team', team_role: 'owner' }),
  team_plus: user({ plan_name: 'pacman_customer', ...paid, team_id: 'plus', team_role: 'member' }),
  school: user({ plan_name: 'school_customer', team_id: 'school', team_role: 'member' }),
  invoicing: user({ plan_name: 'sk_customer', team_id: 'invoiced', team_role: 'member' }),
  'of a disabled team': user({ plan_name: 'team', ...paid, team_id: 'gone', team_role: 'owner' }),
  'admin editor': user({ role: 'admin', editor_team_id: 'plus', team_id: 'plus', team_role: 'member' }),
} as const satisfies Record<string, RoleFacts>

export type Role = keyof typeof ROLES
// The keys of a constant.
export const ROLE_NAMES = Object.keys(ROLES) as Role[]

export const kindOf = (role: Role): RoleFacts['type'] => ROLES[role].type

/** Where a role's calls come from: an institution's reader in its network. */
export function addressOf(role: Role): string {
  const facts: RoleFacts = ROLES[role]
  return facts.type === 'network' ? facts.address : ELSEWHERE
}
const ELSEWHERE = '192.0.3.1'

/** The id of a role's user. */
export const userIdOf = (role: Role) => `user-${role.replace(/\W+/g, '-')}`

const TEAMS = [
  ['team', 'team'],
  ['plus', 'pacman_customer'],
  ['school', 'school_customer'],
  ['invoiced', 'invoicing'],
  ['gone', 'team'],
] as const

/** Puts every role into the accounts database as the product would keep it. */
async function writeRoles(accounts: Database): Promise<void> {
  for (const [id, type] of TEAMS) await addTeam(accounts, id, type)
  await accounts.run("UPDATE team SET is_disabled = 1 WHERE id = 'gone'", [])
  for (const role of ROLE_NAMES) {
    const facts: RoleFacts = ROLES[role]
    if (facts.type === 'user') await addUser(accounts, userIdOf(role), facts.columns)
  }
  await accounts.batch(
    [
      { id: 'pacman', name: 'Library', customerType: 'pacman' as const, claims: ['hasPremiumContent' as const], ranges: ['192.0.2.0/24'] },
      { id: 'view', name: 'Reading room', customerType: 'none' as const, claims: ['viewOnlyIp' as const], ranges: ['198.51.100.0/24'] },
      { id: 'off', name: 'Former', customerType: 'disabled_pacman_by_ip' as const, ranges: ['203.0.113.0/24'] },
    ].flatMap((institution) => statementsToWriteInstitution({ brand: BRAND, ...institution })),
  )
}

/** The token each role's calls carry, given out by the origin's own sign-in. */
export async function tokenOf(accounts: Database, role: Role, now: () => number): Promise<string> {
  const options = tokenOptions(accounts, now)
  const facts: RoleFacts = ROLES[role]
  switch (facts.type) {
    case 'nobody':
      return (await anonymousTokens(options, BRAND)).access_token
    case 'network':
      return (await domainLoginAt(options, { address: facts.address, brand: BRAND })).ipLogin?.access_token ?? ''
    case 'user':
      return (await beginSignIn(options, { userId: userIdOf(role), brand: BRAND, loginMethod: 'email', device: '' })).access_token ?? ''
    default:
      return facts satisfies never
  }
}

export type RolesForTests = {
  accounts: Database
  tokens: ReadonlyMap<Role, string>
  claims: ReadonlyMap<Role, SessionClaims>
  /** As the edge makes it of the role's token. */
  visitorFor: (role: Role, features?: Partial<Features>) => Visitor
}

/** An accounts database with every role in it, and the token that the origin gives each. Throws when it gives none. */
export async function rolesForTests(now: () => number): Promise<RolesForTests> {
  const accounts = await testAccounts()
  await writeRoles(accounts)
  const tokens = new Map<Role, string>()
  const claims = new Map<Role, SessionClaims>()
  for (const role of ROLE_NAMES) {
    const token = await tokenOf(accounts, role, now)
    const said = await verifyAccessToken(tokenOptions(accounts, now), token, BRAND)
    if (!said) throw new Error(`There is no token for ${role}`)
    tokens.set(role, token)
    claims.set(role, said)
  }
  return {
    accounts,
    tokens,
    claims,
    visitorFor(role, given = {}) {
      const said = claims.get(role)
      const features = { ...v.parse(FeaturesSchema, {}), ...given }
      return kindOf(role) === 'network' ? visitorOf({ ip: said, features }) : visitorOf({ user: said, features })
    },
  }
}
