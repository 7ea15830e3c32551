import { randomBytes } from 'node:crypto'
import type { Statement } from '../../server/origin/storage/database.ts'
import { passwords, WORKER_COST } from '../../server/origin/users/passwords.ts'
import { TEAM_READERS } from './e2e-data.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

const PUT_TEAM = "INSERT OR IGNORE INTO team (id, name, type) VALUES (?1, ?1, 'pacman_customer')"
const PUT_READER = `INSERT INTO user (id, email, email_confirmed_at, given_name, family_name, role, password_hash, brand, language_ui,
    team_id, team_role, plan_name, payment_status, period_start, period_end, created_at, updated_at)
  VALUES (?1, ?2, ?5, 'Reader', 'Of a team', 'user', ?3, 'pacman', 'en', ?4, 'member', 'pacman_customer', 'recurring', ?5, ?6, ?5, ?5)`

/** Makes the readers of teams, with their teams. `now` in ms. */
export async function statementsToMakeTeams(now: number): Promise<Statement[]> {
  const { hash } = passwords({ cost: WORKER_COST, running: 1, randomBytes })
  const teams = [...new Set(TEAM_READERS.map(({ team }) => team))]
  const readers = await Promise.all(
    TEAM_READERS.map(async ({ email, password, team }) => ({
      sql: PUT_READER,
      values: [crypto.randomUUID(), email, await hash(password), team, now, now + YEAR_MS],
    })),
  )
  return [...teams.map((id) => ({ sql: PUT_TEAM, values: [id] })), ...readers]
}
