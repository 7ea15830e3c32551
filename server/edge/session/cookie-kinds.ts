import * as v from 'valibot'
import { ProviderSchema } from '#shared/account/login-method.ts'
import { FlashSchema } from '#shared/flash/flash-message.ts'
import { COOKIE_NAMES } from './cookie-names.ts'
import type { SealedKind } from './sealed-cookie.ts'

const DAY_SECONDS = 24 * 60 * 60

/** A session ends when it was not used for so long (F23). Spec: security §3.1. */
export const SESSION_IDLE_SECONDS = 30 * DAY_SECONDS
/** … and so long after the sign-in, however much it is used. */
export const SESSION_ABSOLUTE_SECONDS = 90 * DAY_SECONDS

/** Times in ms since the epoch. */
const SessionContentSchema = v.object({
  accessToken: v.string(),
  refreshToken: v.string(),
  /** When the access token runs out. */
  expiresAt: v.number(),
  signedInAt: v.number(),
  /** The next document waits for Microsoft's word that the sign-in still holds (SSO-006). */
  needsCheck: v.boolean(),
})
export type SessionContent = v.InferOutput<typeof SessionContentSchema>

export const SESSION: SealedKind<SessionContent> = {
  name: COOKIE_NAMES.session,
  type: 'sid+jwe',
  lifeSeconds: SESSION_IDLE_SECONDS,
  content: SessionContentSchema,
}

const DomainContentSchema = v.object({
  accessToken: v.string(),
  expiresAt: v.number(),
  renewAt: v.number(),
  /** The network the token was given to, as `networkKey` writes it. */
  network: v.string(),
})
export type DomainContent = v.InferOutput<typeof DomainContentSchema>

/** Its life is the token's. */
export const DOMAIN: SealedKind<DomainContent> = {
  name: COOKIE_NAMES.domain,
  type: 'dom+jwe',
  lifeSeconds: DAY_SECONDS,
  content: DomainContentSchema,
}

const TransactionContentSchema = v.object({
  provider: ProviderSchema,
  /** What the origin knows the sign-in by; only the browser that began it has it. */
  transaction: v.string(),
  /** A check of a sign-in there is, not a new one (SSO-008). */
  isCheck: v.boolean(),
})
export type TransactionContent = v.InferOutput<typeof TransactionContentSchema>

export const TRANSACTION: SealedKind<TransactionContent> = {
  name: COOKIE_NAMES.transaction,
  type: 'tx+jwe',
  lifeSeconds: 10 * 60,
  content: TransactionContentSchema,
}

/** More than this nobody reads, and a cookie has its limits. */
export const MAX_FLASHES = 5

const FlashContentSchema = v.object({ flashes: v.pipe(v.array(FlashSchema), v.maxLength(MAX_FLASHES)) })
export type FlashContent = v.InferOutput<typeof FlashContentSchema>

export const FLASH: SealedKind<FlashContent> = {
  name: COOKIE_NAMES.flash,
  type: 'flash+jwe',
  lifeSeconds: 5 * 60,
  content: FlashContentSchema,
}

const IntentContentSchema = v.object({
  /** A path of this site. */
  returnPath: v.string(),
})
export type IntentContent = v.InferOutput<typeof IntentContentSchema>

export const INTENT: SealedKind<IntentContent> = {
  name: COOKIE_NAMES.intent,
  type: 'intent+jwe',
  lifeSeconds: 30 * 60,
  content: IntentContentSchema,
}
