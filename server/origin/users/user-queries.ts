import * as v from 'valibot'
import { LocaleSchema } from '#shared/language/locale.ts'
import type { Database, Statement } from '../storage/database.ts'

const COLUMNS = 'id, email, email_confirmed_at, password_hash, language_ui'
export const USER_BY_EMAIL_SQL = `SELECT ${COLUMNS} FROM user WHERE email = ?1`
export const USER_BY_ID_SQL = `SELECT ${COLUMNS} FROM user WHERE id = ?1`

export const PURGE_UNCONFIRMED_SQL = `DELETE FROM user WHERE email_confirmed_at IS NULL AND email IS NOT NULL AND updated_at <= ?1
  AND NOT EXISTS (SELECT 1 FROM identity WHERE identity.user = user.id)`
/** An address that nobody has confirmed belongs to whoever registers it last; a confirmed one is left alone. */
export const REGISTER_SQL = `INSERT INTO user
    (id, email, password_hash, given_name, family_name, send_marketing_emails, brand, language_ui, created_at, updated_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?9)
  ON CONFLICT (email) WHERE email IS NOT NULL DO UPDATE SET password_hash = excluded.password_hash, language_ui = excluded.language_ui,
    brand = excluded.brand, updated_at = excluded.updated_at
  WHERE user.email_confirmed_at IS NULL`
/** With what was registered by the very mail whose link is used: somebody else may have registered the address since. */
export const CONFIRM_SQL = `UPDATE user SET password_hash = ?3, given_name = ?4, family_name = ?5, send_marketing_emails = ?6,
    email_confirmed_at = ?7, updated_at = ?7
  WHERE id = ?1 AND email = ?2 AND email_confirmed_at IS NULL`
/** Whoever proves to have the mailbox does not take over what a stranger registered for it. */
export const DROP_UNCONFIRMED_SQL = 'DELETE FROM user WHERE email = ?1 AND email_confirmed_at IS NULL AND id <> ?2'
export const INSERT_CONFIRMED_SQL = `INSERT INTO user (id, email, email_confirmed_at, brand, language_ui, created_at, updated_at)
  VALUES (?1, ?2, ?5, ?3, ?4, ?5, ?5) ON CONFLICT DO NOTHING`
export const SET_PASSWORD_SQL = `UPDATE user SET password_hash = ?2, email_confirmed_at = COALESCE(email_confirmed_at, ?3), updated_at = ?3
  WHERE id = ?1`
export const REHASH_SQL = 'UPDATE user SET password_hash = ?3 WHERE id = ?1 AND password_hash = ?2'
export const CHANGE_EMAIL_SQL = 'UPDATE user SET email = ?2, email_confirmed_at = ?3, updated_at = ?3 WHERE id = ?1'

const UserRow = v.object({
  id: v.string(),
  email: v.nullable(v.string()),
  email_confirmed_at: v.nullable(v.number()),
  password_hash: v.nullable(v.string()),
  language_ui: LocaleSchema,
})
export type User = v.InferOutput<typeof UserRow>

async function oneUser(accounts: Database, sql: string, value: string): Promise<User | undefined> {
  const [row] = await accounts.all(sql, [value])
  return row === undefined ? undefined : v.parse(UserRow, row)
}

/** The user with that address (as `EmailSchema` writes it), confirmed or not. */
export const userByEmail = (accounts: Database, email: string) => oneUser(accounts, USER_BY_EMAIL_SQL, email)

/** The user with that id. */
export const userById = (accounts: Database, id: string) => oneUser(accounts, USER_BY_ID_SQL, id)

/** Times are in ms. */
export type Registration = {
  id: string
  email: string
  passwordHash: string
  givenName: string
  familyName: string
  sendMarketingEmails: boolean
  brand: string
  language: string
  now: number
}

/** A new account whose address is still to be confirmed; those that nobody confirmed by `forgetBefore` are forgotten. */
export const statementsToRegister = (given: Registration, forgetBefore: number): Statement[] => {
  const { id, email, passwordHash, givenName, familyName, sendMarketingEmails, brand, language, now } = given
  const values = [id, email, passwordHash, givenName, familyName, sendMarketingEmails ? 1 : 0, brand, language, now]
  return [
    { sql: PURGE_UNCONFIRMED_SQL, values: [forgetBefore] },
    { sql: REGISTER_SQL, values },
  ]
}

/** Takes a registration into use, unless the account is gone or was taken into use in another way. */
export function statementToConfirm(given: Omit<Registration, 'brand' | 'language'>): Statement {
  const { id, email, passwordHash, givenName, familyName, sendMarketingEmails, now } = given
  return { sql: CONFIRM_SQL, values: [id, email, passwordHash, givenName, familyName, sendMarketingEmails ? 1 : 0, now] }
}

type ProvenMailbox = { id: string; email: string; brand: string; language: string; now: number }

/** Gives whoever proved to have a mailbox an account of that id, unless the address has a confirmed one. */
export const statementsToInsertConfirmed = ({ id, email, brand, language, now }: ProvenMailbox): Statement[] => [
  { sql: DROP_UNCONFIRMED_SQL, values: [email, id] },
  { sql: INSERT_CONFIRMED_SQL, values: [id, email, brand, language, now] },
]

/** Sets a password; for somebody whose mailbox is proved, the address is confirmed by it. */
export const statementToSetPassword = (userId: string, passwordHash: string, now: number): Statement => ({
  sql: SET_PASSWORD_SQL,
  values: [userId, passwordHash, now],
})

/** Puts a stronger hash in the place of an older one of the same password. */
export const replaceHash = (accounts: Database, { userId, from, to }: { userId: string; from: string; to: string }) =>
  accounts.run(REHASH_SQL, [userId, from, to])

/** Gives a user a proved address. The batch fails when somebody else has it confirmed. */
export const statementsToChangeEmail = ({ userId, email, now }: { userId: string; email: string; now: number }): Statement[] => [
  { sql: DROP_UNCONFIRMED_SQL, values: [email, userId] },
  { sql: CHANGE_EMAIL_SQL, values: [userId, email, now] },
]
