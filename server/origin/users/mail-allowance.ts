import { networkKey } from '#shared/account/network-key.ts'
import { hashOf } from '../auth/secret-text.ts'
import type { Clock } from '../ports.ts'
import type { Database } from '../storage/database.ts'
import { countTry } from './recent-try-queries.ts'

const HOUR_MS = 3_600_000

/** Mails that one address is sent in an hour, whoever asks for them. Spec: security-tests G10. */
export const MAX_MAILS_TO_ADDRESS = 5
/** Mails that one network may ask for in an hour. Spec: security-tests G10. */
export const MAX_MAILS_OF_NETWORK = 20

export type MailAllowance =
  | { type: 'allowed' }
  /** The reader has had enough: nothing is sent, and whoever asks is told what is always told. */
  | { type: 'enough' }
  | { type: 'wait'; seconds: number }

/** Counts a mail that is asked for, and says whether it is to be sent. `address` is empty when nobody vouches for one. */
export async function takeMail(
  { accounts, now }: { accounts: Database; now: Clock },
  { email, address }: { email: string; address: string },
): Promise<MailAllowance> {
  const count = async (what: string) => countTry(accounts, { key: await hashOf(what), now: now(), expiresAt: now() + HOUR_MS })
  if (address !== '' && (await count(`mails-of ${networkKey(address)}`)) > MAX_MAILS_OF_NETWORK)
    return { type: 'wait', seconds: HOUR_MS / 1000 }
  return (await count(`mails-to ${email}`)) > MAX_MAILS_TO_ADDRESS ? { type: 'enough' } : { type: 'allowed' }
}
