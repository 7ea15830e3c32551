import { randomId } from '#shared/account/random-id.ts'
import { base64Url } from '#shared/text/base64-url.ts'
import { statementsToEndSignIns } from '../auth/sign-in.ts'
import type { Clock, RandomBytes } from '../ports.ts'
import type { Database } from '../storage/database.ts'
import { statementsToDeleteUser } from './delete-account-queries.ts'
import { DEMO_USER_IDS_SQL, statementToPutTeam, statementToPutUser } from './demo-user-queries.ts'
import type { Passwords } from './passwords.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

const TEAMS = [
  { id: '7d0a5f0e-3c61-4a8e-9a55-6f1d0c2b8e01', name: 'Demo Team', type: 'team' },
  { id: '7d0a5f0e-3c61-4a8e-9a55-6f1d0c2b8e02', name: 'Demo University', type: 'pacman_customer' },
  { id: '7d0a5f0e-3c61-4a8e-9a55-6f1d0c2b8e03', name: 'Demo School', type: 'school_customer' },
  { id: '7d0a5f0e-3c61-4a8e-9a55-6f1d0c2b8e04', name: 'Demo Company', type: 'sk_customer' },
] as const
const [TEAM, UNIVERSITY, SCHOOL, COMPANY] = TEAMS

type Kind = {
  name: string
  plan: string
  brand: string
  team?: { id: string }
  teamRole?: string
  role?: string
  editorTeam?: { id: string }
}

/** Spec: decisions ("Users for trying"). */
const KINDS: readonly Kind[] = [
  { name: 'free', plan: 'free', brand: 'sanakirja' },
  { name: 'personal', plan: 'one_year', brand: 'sanakirja' },
  { name: 'personal_kp', plan: 'pacman_personal_yearly', brand: 'pacman' },
  { name: 'team-owner', plan: 'team', brand: 'sanakirja', team: TEAM, teamRole: 'owner' },
  { name: 'team-member', plan: 'team', brand: 'sanakirja', team: TEAM, teamRole: 'member' },
  { name: 'team_plus', plan: 'pacman_customer', brand: 'pacman', team: UNIVERSITY, teamRole: 'member' },
  { name: 'school', plan: 'school_customer', brand: 'sanakirja', team: SCHOOL, teamRole: 'member' },
  { name: 'invoicing', plan: 'sk_customer', brand: 'sanakirja', team: COMPANY, teamRole: 'owner' },
  {
    name: 'editor-admin',
    plan: 'pacman_customer',
    brand: 'pacman',
    team: UNIVERSITY,
    teamRole: 'admin',
    role: 'admin',
    editorTeam: UNIVERSITY,
  },
]

export type DemoUser = { kind: string; email: string; password: string }

export type DemoOptions = { accounts: Database; now: Clock; randomBytes: RandomBytes; passwords: Passwords }

/**
 * Makes one user of each kind with a new random password each, which is answered and kept nowhere. May be called at each start: whoever is
 * there already gets the kind's rights and the new password. For machines that nobody else can reach. Spec: decisions ("Users for trying").
 */
export async function makeDemoUsers(options: DemoOptions): Promise<DemoUser[]> {
  const made = await Promise.all(KINDS.map((kind) => demoUser(options, kind)))
  await options.accounts.batch([...TEAMS.map(statementToPutTeam), ...made.map(({ row }) => statementToPutUser(row))])
  return made.map(({ user }) => user)
}

/** Takes the users for trying away, with their sign-ins: without the demo none of them exists. */
export async function removeDemoUsers(accounts: Database, now: number): Promise<void> {
  const emails = JSON.stringify(KINDS.map(({ name }) => emailOf(name)))
  const rows = await accounts.all<{ id: string }>(DEMO_USER_IDS_SQL, [emails])
  for (const { id } of rows) await accounts.batch([...statementsToEndSignIns({ userId: id, now }), ...statementsToDeleteUser(id)])
}

const emailOf = (name: string) => `${name}@demo.example`

const PASSWORD_BYTES = 12

async function demoUser({ now, randomBytes, passwords }: DemoOptions, kind: Kind) {
  const user: DemoUser = { kind: kind.name, email: emailOf(kind.name), password: base64Url(randomBytes(PASSWORD_BYTES)) }
  const isPaying = kind.plan !== 'free'
  const row = {
    id: randomId(randomBytes),
    email: user.email,
    givenName: kind.name,
    role: kind.role ?? 'user',
    passwordHash: await passwords.hash(user.password),
    brand: kind.brand,
    teamId: kind.team?.id ?? null,
    teamRole: kind.teamRole ?? null,
    editorTeamId: kind.editorTeam?.id ?? null,
    planName: kind.plan,
    paymentStatus: isPaying ? 'recurring' : null,
    periodEnd: isPaying ? now() + YEAR_MS : null,
    now: now(),
  }
  return { user, row }
}
