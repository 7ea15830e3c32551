import { hashOf, secretText } from '../auth/secret-text.ts'
import type { Statement } from '../storage/database.ts'
import {
  type GivenLink,
  type LinkPayload,
  type LinkPurpose,
  type MailLink,
  statementsToInsertLink,
  statementsToSpendLink,
  usableLink,
} from './mail-link-queries.ts'
import type { UsersOptions } from './users-options.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How long a mailed link works. Spec: requirements AUTH-074. */
export const LINK_LIFE_MS: Readonly<Record<LinkPurpose, number>> = {
  magic: 15 * MINUTE_MS,
  reset: 24 * HOUR_MS,
  confirm: 48 * HOUR_MS,
  email: 48 * HOUR_MS,
  delete: 24 * HOUR_MS,
}

type LinkOptions = Pick<UsersOptions, 'accounts' | 'now' | 'randomBytes'>

export type LinkRequest = { purpose: LinkPurpose; email: string; userId?: string; brand: string; payload?: LinkPayload }

/** A new token for a mail, and the statements that store its hash. */
export async function newLink(
  { now, randomBytes }: LinkOptions,
  { purpose, email, userId, brand, payload = {} }: LinkRequest,
): Promise<{ token: string; statements: Statement[] }> {
  const token = secretText(randomBytes)
  const [tokenHash, at] = [await hashOf(token), now()]
  const lives = { now: at, expiresAt: at + LINK_LIFE_MS[purpose] }
  return { token, statements: statementsToInsertLink({ tokenHash, purpose, email, userId: userId ?? null, brand, payload, ...lives }) }
}

export type GivenToken = { token: string; purposes: readonly LinkPurpose[]; brand: string }

const givenLink = async ({ now }: LinkOptions, { token, purposes, brand }: GivenToken): Promise<GivenLink> => ({
  tokenHash: await hashOf(token),
  purposes,
  brand,
  now: now(),
})

/** The link behind a mailed token, without using it up; undefined when it does not work. */
export const peekLink = async (options: LinkOptions, given: GivenToken): Promise<MailLink | undefined> =>
  usableLink(options.accounts, await givenLink(options, given))

/**
 * Uses a mailed token up in one batch with what it is used for, so that no moment leaves a link that is used up for nothing. False when it does
 * not work any more: then nothing of the batch was done. Throws what else breaks the batch.
 */
export async function spendLink(options: LinkOptions, given: GivenToken, statements: readonly Statement[]): Promise<boolean> {
  const link = await givenLink(options, given)
  try {
    await options.accounts.batch([...statementsToSpendLink(link), ...statements])
    return true
  } catch (error) {
    if (await usableLink(options.accounts, link)) throw error
    return false // somebody was first
  }
}
