import * as v from 'valibot'
import type { Database } from '../storage/database.ts'
import type { ProvenPerson } from './proven-person.ts'

export const USER_OF_IDENTITY_SQL =
  'SELECT user.id FROM identity JOIN user ON user.id = identity.user WHERE identity.provider = ?1 AND identity.subject = ?2'
export const DROP_ORPHAN_SQL =
  'DELETE FROM identity WHERE provider = ?1 AND subject = ?2 AND NOT EXISTS (SELECT 1 FROM user WHERE user.id = identity.user)'
// Nobody has ever signed in to an account whose only way in is a password for an address that was not confirmed.
export const DROP_UNCONFIRMED_SQL =
  'DELETE FROM user WHERE email = ?1 AND email_confirmed_at IS NULL AND NOT EXISTS (SELECT 1 FROM identity WHERE identity.user = user.id)'
// An account that another subject of the same provider signs in to is not that subject's to share: addresses get new owners.
export const LINK_BY_EMAIL_SQL =
  'INSERT INTO identity (provider, subject, user, created_at) SELECT ?1, ?2, id, ?4 FROM user ' +
  'WHERE email = ?3 AND email_confirmed_at IS NOT NULL ' +
  'AND NOT EXISTS (SELECT 1 FROM identity WHERE identity.user = user.id AND identity.provider = ?1) ON CONFLICT DO NOTHING'
export const INSERT_IDENTITY_SQL =
  'INSERT INTO identity (provider, subject, user, created_at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING'
export const INSERT_USER_SQL =
  'INSERT INTO user (id, given_name, family_name, brand, language_ui, haka_organisation, created_at, updated_at) ' +
  'SELECT ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?9 FROM identity WHERE provider = ?1 AND subject = ?2 AND user = ?3'
export const GIVE_EMAIL_SQL =
  'UPDATE user SET email = ?2, email_confirmed_at = ?3 WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM user WHERE email = ?2)'
export const NOTE_LINK_SQL =
  "INSERT INTO account_event (id, at, kind, user, detail) SELECT ?4, ?5, 'identity_linked', user, json_object('provider', provider) " +
  'FROM identity WHERE provider = ?1 AND subject = ?2 AND user <> ?3 AND created_at = ?5'
export const TEAM_OF_USER_SQL = 'SELECT team_id FROM user WHERE id = ?1'

const IdRow = v.object({ id: v.string() })

/** The account of a provider's subject. */
export async function userOfIdentity(
  accounts: Database,
  { provider, subject }: Pick<ProvenPerson, 'provider' | 'subject'>,
): Promise<string | undefined> {
  const [row] = await accounts.all(USER_OF_IDENTITY_SQL, [provider, subject])
  return row === undefined ? undefined : v.parse(IdRow, row).id
}

export type NewAccount = { userId: string; eventId: string; brand: string; language: string; now: number }

/**
 * Gives a subject an account, all at once: the one that has the same address confirmed, else a new one of that id. Of several at the
 * same time one is first, and the others find its account.
 */
export async function claimAccount(accounts: Database, person: ProvenPerson, given: NewAccount): Promise<void> {
  const { provider, subject, verifiedEmail, givenName, familyName, hakaOrganisation } = person
  const { userId, eventId, brand, language, now } = given
  const emailFirst = [
    { sql: DROP_UNCONFIRMED_SQL, values: [verifiedEmail ?? null] },
    { sql: LINK_BY_EMAIL_SQL, values: [provider, subject, verifiedEmail ?? null, now] },
    { sql: NOTE_LINK_SQL, values: [provider, subject, userId, eventId, now] },
  ]
  const names = [givenName, familyName, brand, language, hakaOrganisation ?? null]
  await accounts.batch([
    { sql: DROP_ORPHAN_SQL, values: [provider, subject] },
    ...(verifiedEmail === undefined ? [] : emailFirst),
    { sql: INSERT_IDENTITY_SQL, values: [provider, subject, userId, now] },
    { sql: INSERT_USER_SQL, values: [provider, subject, userId, ...names, now] },
    ...(verifiedEmail === undefined ? [] : [{ sql: GIVE_EMAIL_SQL, values: [userId, verifiedEmail, now] }]),
  ])
}

const TeamRow = v.object({ team_id: v.nullable(v.string()) })

/** The user's team, if any. */
export async function teamOfUser(accounts: Database, userId: string): Promise<string | null> {
  const [row] = await accounts.all(TEAM_OF_USER_SQL, [userId])
  return row === undefined ? null : v.parse(TeamRow, row).team_id
}
