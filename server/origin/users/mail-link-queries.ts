import * as v from 'valibot'
import type { Database, Statement } from '../storage/database.ts'

export const PURGE_LINKS_SQL = 'DELETE FROM mail_link WHERE expires_at <= ?1'
/** The user is the one named, or whoever has the address by now. */
export const INSERT_LINK_SQL = `INSERT INTO mail_link (token_hash, purpose, email, user, brand, payload, created_at, expires_at)
  VALUES (?1, ?2, ?3, COALESCE(?4, (SELECT id FROM user WHERE email = ?3)), ?5, ?6, ?7, ?8)`
export const USABLE_LINK_SQL = `SELECT purpose, email, user, payload FROM mail_link
  WHERE token_hash = ?1 AND purpose IN (SELECT value FROM json_each(?2)) AND brand = ?3 AND used_at IS NULL AND expires_at > ?4`
export const SPEND_LINK_SQL = `UPDATE mail_link SET used_at = ?4
  WHERE token_hash = ?1 AND purpose IN (SELECT value FROM json_each(?2)) AND brand = ?3 AND used_at IS NULL AND expires_at > ?4`
/** Breaks the batch it stands in unless the link works: no link, no time, and no row is without one. */
export const ASSERT_LINK_SQL = `INSERT INTO seen_once (id, expires_at) VALUES (?5, (SELECT expires_at FROM mail_link
  WHERE token_hash = ?1 AND purpose IN (SELECT value FROM json_each(?2)) AND brand = ?3 AND used_at IS NULL AND expires_at > ?4))`
export const DROP_ASSERTED_SQL = 'DELETE FROM seen_once WHERE id = ?1'
export const DROP_LINKS_OF_SQL = 'DELETE FROM mail_link WHERE user = ?1'

/** Spec: accounts §4.2, requirements AUTH-073, AUTH-074, USER-012. */
export const LINK_PURPOSES = ['magic', 'confirm', 'reset', 'email', 'delete'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** What a link brings along until it is used. */
const PayloadSchema = v.object({
  return_state: v.optional(v.string()),
  language_ui: v.optional(v.picklist(['fi', 'sv', 'en'])),
  /** A registration: what the account will have once its address is confirmed. */
  password_hash: v.optional(v.string()),
  given_name: v.optional(v.string()),
  family_name: v.optional(v.string()),
  send_marketing_emails: v.optional(v.boolean()),
})
export type LinkPayload = v.InferInput<typeof PayloadSchema>

const LinkRow = v.object({
  purpose: v.picklist(LINK_PURPOSES),
  email: v.string(),
  user: v.nullable(v.string()),
  payload: v.pipe(v.string(), v.parseJson(), PayloadSchema),
})
export type MailLink = v.InferOutput<typeof LinkRow>

/** Times are in ms. `userId` null: whoever has the address. */
export type NewLink = {
  tokenHash: string
  purpose: LinkPurpose
  email: string
  userId: string | null
  brand: string
  payload: LinkPayload
  now: number
  expiresAt: number
}

/** Stores a link, and drops those whose time is over. */
export const statementsToInsertLink = ({ tokenHash, purpose, email, userId, brand, payload, now, expiresAt }: NewLink): Statement[] => [
  { sql: PURGE_LINKS_SQL, values: [now] },
  { sql: INSERT_LINK_SQL, values: [tokenHash, purpose, email, userId, brand, JSON.stringify(payload), now, expiresAt] },
]

/** A token's hash, the purposes and the brand it must have been mailed for. */
export type GivenLink = { tokenHash: string; purposes: readonly LinkPurpose[]; brand: string; now: number }

const valuesOf = ({ tokenHash, purposes, brand, now }: GivenLink) => [tokenHash, JSON.stringify(purposes), brand, now]

/** The link behind a token, unused and in time; it stays usable. */
export async function usableLink(accounts: Database, given: GivenLink): Promise<MailLink | undefined> {
  const [row] = await accounts.all(USABLE_LINK_SQL, valuesOf(given))
  return row === undefined ? undefined : v.parse(LinkRow, row)
}

/** Uses a link up, at the head of the batch with what it is used for. The batch fails, all of it, when the link does not work any more. */
export function statementsToSpendLink(given: GivenLink): Statement[] {
  const asserted = `link ${given.tokenHash}`
  return [
    { sql: ASSERT_LINK_SQL, values: [...valuesOf(given), asserted] },
    { sql: DROP_ASSERTED_SQL, values: [asserted] },
    { sql: SPEND_LINK_SQL, values: valuesOf(given) },
  ]
}

/** Makes every link that was mailed for a user worthless. */
export const statementToDropLinksOf = (userId: string): Statement => ({ sql: DROP_LINKS_OF_SQL, values: [userId] })
