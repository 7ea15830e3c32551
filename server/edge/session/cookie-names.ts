/**
 * The cookies that only the edge writes and reads: sent back to this very host only, over TLS (browsers take localhost for it), and never
 * shown to scripts. A name is matched whole; nothing of another name counts. Spec: security §3.1 (AUTH-038).
 */
export const COOKIE_NAMES = {
  /** The session of a signed-in user. */
  session: '__Host-sid',
  /** A sign-in that is under way at an identity provider. */
  transaction: '__Host-tx',
  /** The token of the visitor's institution. */
  domain: '__Host-dom',
  /** The human check has been passed. */
  human: '__Host-hv',
  /** What the visitor wanted before signing in. */
  intent: '__Host-intent',
  /** Messages for the next document. */
  flash: '__Host-flash',
} as const

/** Without it in a Cookie header there is nothing to open. */
export const OWN_COOKIE_PREFIX = '__Host-'
