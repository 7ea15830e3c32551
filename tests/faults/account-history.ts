import { decodeJwt } from 'jose'
import * as v from 'valibot'
import { renewTokens } from '#server/origin/auth/renew-tokens.ts'
import type { Database } from '#server/origin/storage/database.ts'
import { tokenOptions } from '../support/users-for-tests.ts'

const DoneSchema = v.variant('type', [
  v.object({ type: v.literal('registered'), email: v.string() }),
  v.object({ type: v.literal('signed-in'), email: v.string(), sid: v.string(), token: v.string() }),
  v.object({ type: v.literal('renewed'), sid: v.string(), token: v.string() }),
  v.object({ type: v.literal('signed-out'), sid: v.string(), token: v.string() }),
  v.object({ type: v.literal('failed'), reason: v.string() }),
])
/** Something a process says it has done: the database had answered. */
export type Done = v.InferOutput<typeof DoneSchema>

/** What a process told of, one line each; a line that was cut off by its death was not told. */
export function toldBy(output: string): Done[] {
  const lines = output.slice(0, output.lastIndexOf('\n') + 1).split('\n')
  return lines.filter(Boolean).map((line) => v.parse(DoneSchema, JSON.parse(line)))
}

/** The sign-in an access token belongs to. */
export const sidOf = (accessToken: string): string => String(decodeJwt<{ sid: string }>(accessToken).sid)

type Session = { sid: string; token: string; isOver: boolean }

/** Each sign-in that was told of, with the last token its user was given. */
function sessionsOf(history: readonly Done[]): Session[] {
  const sessions = new Map<string, Session>()
  for (const done of history) {
    if (done.type === 'registered' || done.type === 'failed') continue
    sessions.set(done.sid, { sid: done.sid, token: done.token, isOver: done.type === 'signed-out' })
  }
  return [...sessions.values()]
}

/** What a history tells of and the database has no more: one line each. Only reads. */
export async function lost(accounts: Database, history: readonly Done[]): Promise<string[]> {
  const emailsOf = (type: 'registered' | 'signed-in') => JSON.stringify(history.flatMap((done) => (done.type === type ? [done.email] : [])))
  const missing = async (emails: string, kept: string) =>
    (await accounts.all<{ value: string }>(`SELECT value FROM json_each(?1) WHERE value NOT IN (${kept})`, [emails])).map(
      ({ value }) => value,
    )
  const sessions = sessionsOf(history)
  const signIns = await accounts.all<{ id: string; revoked_at: number | null }>(
    'SELECT id, revoked_at FROM sign_in WHERE id IN (SELECT value FROM json_each(?1))',
    [JSON.stringify(sessions.map(({ sid }) => sid))],
  )
  const stored = new Map(signIns.map(({ id, revoked_at }) => [id, revoked_at !== null]))
  return [
    ...(await missing(emailsOf('registered'), 'SELECT email FROM user')).map((email) => `the account of ${email}`),
    ...(await missing(emailsOf('registered'), 'SELECT recipient FROM mail_outbox')).map((email) => `the mail to ${email}`),
    ...(await missing(emailsOf('signed-in'), 'SELECT email FROM user WHERE email_confirmed_at > 0')).map(
      (email) => `that ${email} is confirmed`,
    ),
    ...sessions.filter(({ sid }) => !stored.has(sid)).map(({ sid }) => `the sign-in ${sid}`),
    ...sessions.filter(({ sid, isOver }) => isOver && stored.get(sid) === false).map(({ sid }) => `the end of ${sid}`),
  ]
}

/**
 * Sign-ins that do not go on as their users were told: one line each. Who was signed in when the process died can go on with the last token
 * they were given, and who had signed out cannot. A sign-out under way may have been done without having been told of.
 */
export async function brokenOff(accounts: Database, history: readonly Done[]): Promise<string[]> {
  const options = tokenOptions(accounts, Date.now)
  const wrong: string[] = []
  for (const { sid, token, isOver } of sessionsOf(history)) {
    const { ok } = await renewTokens(options, token, 'sanakirja')
    if (ok && isOver) wrong.push(`${sid} goes on`)
    if (!ok && !isOver && !(await isRevoked(accounts, sid))) wrong.push(`${sid} cannot go on`)
  }
  return wrong
}

const isRevoked = async (accounts: Database, sid: string) =>
  (await accounts.all('SELECT id FROM sign_in WHERE id = ?1 AND revoked_at IS NOT NULL', [sid])).length > 0

/** What no moment may leave behind, and how many rows of it there are. */
const HALF_DONE = {
  'sign-ins without exactly one token in use': `SELECT count(*) AS n FROM sign_in WHERE revoked_at IS NULL
    AND (SELECT count(*) FROM refresh_token WHERE family = sign_in.id AND rotated_at IS NULL) <> 1`,
  'tokens of sign-ins that are over or were never made': `SELECT count(*) AS n FROM refresh_token
    WHERE family NOT IN (SELECT id FROM sign_in WHERE revoked_at IS NULL)`,
  'accounts that wait for a mail that was never written': `SELECT count(*) AS n FROM user
    WHERE email_confirmed_at IS NULL AND email NOT IN (SELECT recipient FROM mail_outbox)`,
  'accounts that wait for a link that does not exist': `SELECT count(*) AS n FROM user
    WHERE email_confirmed_at IS NULL AND id NOT IN (SELECT user FROM mail_link WHERE purpose = 'confirm')`,
  'links that were used up for nothing': `SELECT count(*) AS n FROM mail_link WHERE used_at IS NOT NULL AND purpose = 'confirm'
    AND user IN (SELECT id FROM user WHERE email_confirmed_at IS NULL)`,
  'accounts that were confirmed and not signed in to': `SELECT count(*) AS n FROM user
    WHERE email_confirmed_at IS NOT NULL AND id NOT IN (SELECT user FROM sign_in)`,
  'sign-ins of nobody': 'SELECT count(*) AS n FROM sign_in WHERE user NOT IN (SELECT id FROM user)',
} as const

/** Which halves of something were left behind, and whether SQLite finds the file sound. Empty when all is well. */
export async function halfDone(accounts: Database): Promise<string[]> {
  const found: string[] = []
  for (const [what, sql] of Object.entries(HALF_DONE)) {
    const [row] = await accounts.all<{ n: number }>(sql, [])
    if (row?.n !== 0) found.push(`${row?.n} ${what}`)
  }
  const [check] = await accounts.all<{ integrity_check: string }>('PRAGMA integrity_check', [])
  return check?.integrity_check === 'ok' ? found : [...found, String(check?.integrity_check)]
}
