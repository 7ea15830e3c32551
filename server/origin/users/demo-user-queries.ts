import type { Statement } from '../storage/database.ts'

export const PUT_DEMO_TEAM_SQL = `INSERT INTO team (id, name, type) VALUES (?1, ?2, ?3)
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, type = excluded.type, is_disabled = 0`
export const PUT_DEMO_USER_SQL = `INSERT INTO user (id, email, email_confirmed_at, given_name, family_name, role, password_hash, brand, language_ui,
    team_id, team_role, editor_team_id, plan_name, payment_status, period_start, period_end, created_at, updated_at)
  VALUES (?1, ?2, ?13, ?3, 'Demo', ?4, ?5, ?6, 'fi', ?7, ?8, ?9, ?10, ?11, ?13, ?12, ?13, ?13)
  ON CONFLICT (email) WHERE email IS NOT NULL DO UPDATE SET email_confirmed_at = excluded.email_confirmed_at, role = excluded.role,
    password_hash = excluded.password_hash, team_id = excluded.team_id, team_role = excluded.team_role,
    editor_team_id = excluded.editor_team_id, plan_name = excluded.plan_name, payment_status = excluded.payment_status,
    period_start = excluded.period_start, period_end = excluded.period_end, updated_at = excluded.updated_at`

export const DEMO_USER_IDS_SQL = 'SELECT id FROM user WHERE email IN (SELECT value FROM json_each(?1))'

/** Makes a team, or makes it again what it should be. */
export const statementToPutTeam = ({ id, name, type }: { id: string; name: string; type: string }): Statement => ({
  sql: PUT_DEMO_TEAM_SQL,
  values: [id, name, type],
})

/** Times are in ms; null for what a user has not. */
export type DemoUserRow = {
  id: string
  email: string
  givenName: string
  role: string
  passwordHash: string
  brand: string
  teamId: string | null
  teamRole: string | null
  editorTeamId: string | null
  planName: string
  paymentStatus: string | null
  periodEnd: number | null
  now: number
}

/** Makes a user for trying, or gives the one there is these rights and this password. Names, language and preferences stay. */
export const statementToPutUser = (row: DemoUserRow): Statement => {
  const { id, email, givenName, role, passwordHash, brand, teamId, teamRole, editorTeamId, planName, paymentStatus, periodEnd, now } = row
  const rights = [teamId, teamRole, editorTeamId, planName, paymentStatus, periodEnd]
  return { sql: PUT_DEMO_USER_SQL, values: [id, email, givenName, role, passwordHash, brand, ...rights, now] }
}
