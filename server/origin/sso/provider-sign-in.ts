import * as v from 'valibot'
import type { Provider } from '#shared/account/login-method.ts'
import { LocaleSchema } from '#shared/language/locale.ts'
import type { CodeOptions } from '../auth/authorization-code.ts'
import { hashOf, secretText } from '../auth/secret-text.ts'
import { insertSignIn, signInByHash, spendSignIn } from './provider-sign-in-queries.ts'

/** How long a visitor may take at the provider. Spec: security §3.1. */
export const PROVIDER_SIGN_IN_LIFE_MS = 10 * 60 * 1000

const UnderWaySchema = v.object({
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  redirectUri: v.string(),
  returnState: v.string(),
  isCheck: v.boolean(),
  language: LocaleSchema,
  /** The federation only: the chosen organisation. */
  idp: v.optional(v.string()),
})

/** A sign-in with a provider that is under way, as it began. */
export type UnderWay = v.InferOutput<typeof UnderWaySchema>
type Secrets = 'state' | 'nonce' | 'verifier'

export type Began = { underWay: UnderWay; transaction: string; transactionHash: string }

/**
 * Begins a sign-in: its secrets, and the transaction by which only the browser that began it can end it. Of the transaction only
 * the hash is stored. Spec: security §1.
 */
export async function beginUnderWay(
  { accounts, now, randomBytes }: CodeOptions,
  { provider, brand, ...given }: Omit<UnderWay, Secrets> & { provider: Provider; brand: string },
): Promise<Began> {
  const transaction = secretText(randomBytes)
  const transactionHash = await hashOf(transaction)
  const underWay = { ...given, state: secretText(randomBytes), nonce: secretText(randomBytes), verifier: secretText(randomBytes) }
  const expiresAt = now() + PROVIDER_SIGN_IN_LIFE_MS
  await insertSignIn(accounts, { transactionHash, provider, brand, payload: JSON.stringify(underWay), expiresAt, now: now() })
  return { underWay, transaction, transactionHash }
}

export type Place = { provider: Provider; brand: string }
export type Found = { type: 'under-way'; underWay: UnderWay } | { type: 'expired' } | { type: 'unknown' }

/** Looks a sign-in up by its hash without spending it. One that was spent is unknown. */
export async function findUnderWay({ accounts, now }: CodeOptions, transactionHash: string, place: Place): Promise<Found> {
  const row = await signInByHash(accounts, { transactionHash, ...place })
  if (!row || row.used_at !== null) return { type: 'unknown' }
  if (row.expires_at <= now()) return { type: 'expired' }
  return { type: 'under-way', underWay: v.parse(UnderWaySchema, row.payload) }
}

/** Spends a sign-in: it ends here once, whatever else turns out to be wrong. */
export async function spendUnderWay(options: CodeOptions, transactionHash: string, place: Place): Promise<Found> {
  const found = await findUnderWay(options, transactionHash, place)
  const isFirst = await spendSignIn(options.accounts, { transactionHash, ...place }, options.now())
  return isFirst ? found : { type: 'unknown' }
}
