import type { Clock, RandomBytes } from '../ports.ts'
import type { Database } from '../storage/database.ts'
import { insertCode, spendCode } from './authorization-code-queries.ts'
import { hashOf, secretText } from './secret-text.ts'

/** How long a code holds. Spec: security §1 (PKCE). */
export const CODE_LIFE_MS = 60_000

export type CodeOptions = { accounts: Database; now: Clock; randomBytes: RandomBytes }

/** A new code for an S256 challenge; only its hash is stored. */
export async function issueCode({ accounts, now, randomBytes }: CodeOptions, challenge: string): Promise<string> {
  const code = secretText(randomBytes)
  await insertCode(accounts, { codeHash: await hashOf(code), challenge, expiresAt: now() + CODE_LIFE_MS, now: now() })
  return code
}

/** Whether the code was ours, unspent, in time, and the verifier is the one behind its challenge. The code is spent either way. */
export async function redeemCode({ accounts, now }: CodeOptions, code: string, verifier: string): Promise<boolean> {
  const spent = await spendCode(accounts, await hashOf(code), now())
  if (!spent || spent.expires_at <= now()) return false
  return (await hashOf(verifier)) === spent.challenge
}
