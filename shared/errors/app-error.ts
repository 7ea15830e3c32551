import * as v from 'valibot'

/**
 * Codes that edge and origin answer with in `{ error }`. They are wire codes, never texts: pages translate them in their
 * route, islands in `browser/browser-api`. Spec: search §8, accounts §8.
 */
export const APP_ERROR_CODES = [
  'SearchNotPossible',
  'keyword_too_long',
  'keyword_too_short',
  'bad_request',
  'unauthorized',
  'access_revoked',
  'forbidden',
  'bad_username_or_password',
  'email_not_confirmed',
  'incorrect_password',
  'password_mismatch',
  'reset_invalid_expired',
  'confirmation_invalid_expired',
  'email_already_exists',
  'email_not_found',
  'token_invalid_expired',
  'token_error',
  'login_expired',
  'unauthorized_session',
  'cross_site',
  'not_found',
  'method_not_allowed',
  'body_too_large',
  'unknown_host',
  'too_many_requests',
  'bad_gateway',
  'unavailable',
  'timeout',
  'app_error',
] as const

export type AppErrorCode = (typeof APP_ERROR_CODES)[number]

/** The one shape of an error body (API-025). `errors` holds messages by field. */
export const ErrorBodySchema = v.object({
  error: v.string(),
  message: v.optional(v.string()),
  errors: v.optional(v.record(v.string(), v.unknown())),
})
export type ErrorBody = v.InferOutput<typeof ErrorBodySchema>
