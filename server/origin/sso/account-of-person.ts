import { randomId } from '#shared/account/random-id.ts'
import type { Locale } from '#shared/language/locale.ts'
import type { TokenOptions } from '../auth/token-options.ts'
import { claimAccount, userOfIdentity } from './identity-queries.ts'
import type { ProvenPerson } from './proven-person.ts'

export type Site = { brand: string; language: Locale }

/**
 * The account of somebody an identity provider vouches for: known by the provider's subject, else by an address that both the provider
 * has verified and we have confirmed, else new. Spec: security §1.
 */
export async function accountOfPerson(
  { accounts, now, randomBytes }: TokenOptions,
  person: ProvenPerson,
  site: Site,
): Promise<{ userId: string; isNew: boolean }> {
  const known = await userOfIdentity(accounts, person)
  if (known !== undefined) return { userId: known, isNew: false }

  const [newId, eventId] = [randomId(randomBytes), randomId(randomBytes)]
  await claimAccount(accounts, person, { userId: newId, eventId, ...site, now: now() })
  const userId = await userOfIdentity(accounts, person)
  if (userId === undefined) throw new Error('The account that was just made is not there')
  return { userId, isNew: userId === newId }
}
