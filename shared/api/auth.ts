import * as v from 'valibot'
import { EmailSchema, NewPasswordSchema, PasswordSchema } from '#shared/account/credentials.ts'
import { LoginResultSchema } from '#shared/account/login-result.ts'
import { LocaleSchema } from '#shared/language/locale.ts'
import { defineCall } from './define-call.ts'
import { NoParams } from './wire.ts'

const PkceText = v.pipe(v.string(), v.regex(/^[A-Za-z0-9\-._~]{43,128}$/))

const edgeOnly = {
  params: NoParams,
  query: v.object({}),
  answerKind: 'json',
  access: 'none',
  context: 'langPair',
  callers: 'edge',
  method: 'POST',
} as const

/** A code of 60 s and single use, for a PKCE challenge. Spec: accounts §7.2 (AUTH-011), RFC 7636. */
export const authorize = defineCall({
  ...edgeOnly,
  name: 'authorize',
  path: '/api/auth/authorize',
  body: v.object({ code_challenge: PkceText, code_challenge_method: v.literal('S256') }),
  answer: v.object({ code: v.string() }),
})

/** Lives in seconds are `expires_in`. */
export const TokensSchema = v.object({ access_token: v.string(), refresh_token: v.string(), expires_in: v.number() })
export type Tokens = v.InferOutput<typeof TokensSchema>

/** An anonymous sign-in: the code and its verifier for a token pair (AUTH-012). */
export const anonymousLogin = defineCall({
  ...edgeOnly,
  name: 'anonymousLogin',
  path: '/api/auth/anon-login',
  body: v.object({ code: v.string(), code_verifier: PkceText }),
  answer: TokensSchema,
})

/** A new token pair for a refresh token, bound to a fresh code and verifier (AUTH-013). */
export const refreshTokens = defineCall({
  ...edgeOnly,
  name: 'refreshTokens',
  path: '/api/auth/token',
  body: v.object({ code: v.string(), code_verifier: PkceText, refresh_token: v.string() }),
  answer: TokensSchema,
})

/** A path to come back to, or JSON around one; read by `account/login-return` only. */
const ReturnState = v.optional(v.pipe(v.string(), v.maxLength(2048)))
/** What the browser says of itself, for the list of sign-ins; written by the edge. */
const Device = v.optional(v.pipe(v.string(), v.maxLength(200)), '')
/** A token out of a mail or a provider's answer. */
const LinkToken = v.object({ token: v.pipe(v.string(), v.regex(/^[\w.-]{20,4096}$/)) })
const Empty = v.object({})

const open = {
  params: NoParams,
  query: Empty,
  answerKind: 'json',
  access: 'none',
  context: 'langPair',
  callers: 'everyone',
  method: 'POST',
} as const

/** Sign-in by e-mail and password. 401 `bad_username_or_password`, 403 `email_not_confirmed`. Spec: accounts §7.2 (AUTH-014, AUTH-042). */
export const login = defineCall({
  ...open,
  name: 'login',
  path: '/api/auth/login',
  body: v.object({ email: EmailSchema, password: PasswordSchema, return_state: ReturnState, device: Device }),
  answer: LoginResultSchema,
  signsIn: true,
  needsAddress: true,
})

/** The one answer to requests that tell nothing of whether an address is known (AUTH-076). */
const Accepted = v.object({ message: v.literal('accepted') })

/** A new account with a password: a confirmation mail is sent. 409 never tells; a known address gets a mail that says so. Spec: requirements AUTH-073, AUTH-076. */
export const register = defineCall({
  ...open,
  name: 'register',
  path: '/api/auth/register',
  body: v.object({
    email: EmailSchema,
    password: NewPasswordSchema,
    given_name: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
    family_name: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
    send_marketing_emails: v.optional(v.boolean(), false),
    language_ui: LocaleSchema,
    return_state: ReturnState,
  }),
  answer: Accepted,
  needsAddress: true,
})

/** Confirms a new account's address, or a changed one, and signs in. 400 `confirmation_invalid_expired`. Spec: requirements AUTH-073. */
export const confirmEmail = defineCall({
  ...open,
  name: 'confirmEmail',
  path: '/api/auth/confirm/{token}',
  params: LinkToken,
  body: v.object({ device: Device }),
  answer: LoginResultSchema,
  signsIn: true,
})

/** Asks for a link by mail. `type` is user. `token_url` is never answered by our origin (AUTH-040). Spec: accounts §7.2 (AUTH-040, AUTH-041). */
export const requestMagicLink = defineCall({
  ...open,
  name: 'requestMagicLink',
  path: '/api/auth/magic_link/{type}',
  params: v.object({ type: v.literal('user') }),
  body: v.object({
    email: EmailSchema,
    type: v.optional(v.literal('user'), 'user'),
    signup: v.optional(v.boolean(), false),
    origin: v.optional(v.pipe(v.string(), v.maxLength(40)), 'sidelist'),
    language_ui: v.optional(LocaleSchema, 'en'),
    returnState: ReturnState,
  }),
  answer: v.object({ message: v.literal('accepted'), token_url: v.optional(v.string()) }),
  needsAddress: true,
})

/** Signs in by the token of a magic link, once. 400 `token_invalid_expired`. Spec: accounts §7.2 (AUTH-015). */
export const magicLinkLogin = defineCall({
  ...open,
  name: 'magicLinkLogin',
  path: '/api/auth/magic_link/login/{token}',
  params: LinkToken,
  body: v.object({ device: Device }),
  answer: LoginResultSchema,
  signsIn: true,
  needsAddress: true,
})

/** Signs in by the token that an identity provider's round trip ended with, once. Spec: accounts §7.2 (AUTH-015, SSO-019). */
export const providerLogin = defineCall({
  ...open,
  name: 'providerLogin',
  path: '/api/auth/{provider}/login/{token}',
  params: v.object({ provider: v.picklist(['google', 'azure', 'mpassid', 'haka']), ...LinkToken.entries }),
  body: v.object({ device: Device, transaction: v.optional(v.string(), '') }),
  answer: LoginResultSchema,
  signsIn: true,
})

/** Ends the sign-in the token belongs to. Spec: accounts §7.2 (AUTH-016). */
export const logout = defineCall({
  ...open,
  access: 'any',
  name: 'logout',
  path: '/api/auth/logout',
  body: v.object({ everywhere: v.optional(v.boolean(), false) }),
  answer: v.object({ message: v.literal('ok') }),
})

/** Asks for a link to choose a new password. The same answer for known and unknown addresses. Spec: accounts §7.2 (AUTH-068, AUTH-076). */
export const requestReset = defineCall({
  ...open,
  name: 'requestReset',
  path: '/api/auth/reset',
  body: v.object({ email: EmailSchema, language_ui: v.optional(LocaleSchema, 'en') }),
  answer: Accepted,
  needsAddress: true,
})

const NewPasswordTwice = { password: NewPasswordSchema, password_confirm: v.string() }

/** Sets a new password by a mailed token and signs in. 400 `reset_invalid_expired`, `password_mismatch`. Spec: accounts §7.2 (AUTH-069). */
export const resetPassword = defineCall({
  ...open,
  name: 'resetPassword',
  path: '/api/auth/reset/{token}',
  params: LinkToken,
  body: v.object({ ...NewPasswordTwice, device: Device }),
  answer: LoginResultSchema,
  signsIn: true,
  needsAddress: true,
})

/** Changes the own password; all sign-ins end, and the own one begins anew. 400 `incorrect_password`, `password_mismatch`. Spec: accounts §7.2 (AUTH-070). */
export const changePassword = defineCall({
  ...open,
  access: 'user',
  name: 'changePassword',
  path: '/api/auth/change',
  body: v.object({ password: v.string(), new_password: NewPasswordSchema, password_confirm: v.string(), device: Device }),
  answer: v.object({ message: v.literal('updated'), ...LoginResultSchema.entries }),
  signsIn: true,
})

/** Deletes an account by the token of the mailed link. 400 `no user id`, `token_invalid_expired`, 403 for another's token. Spec: accounts §7.2 (USER-009, USER-012). */
export const deleteUser = defineCall({
  ...open,
  name: 'deleteUser',
  path: '/api/auth/delete_user',
  body: v.object({ user_id: v.string(), token: v.string() }),
  answer: v.object({ message: v.literal('deleted') }),
})

/** A puzzle of ALTCHA. What it names is signed as it stands: nothing of it may be left out on the way back. */
export const HumanChallengeSchema = v.object({
  parameters: v.looseObject({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
    data: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
  }),
  signature: v.string(),
})
export type HumanChallenge = v.InferOutput<typeof HumanChallengeSchema>

/** A puzzle whose solution shows that somebody takes the trouble, for one brand and address and five minutes. Spec: requirements UNBL-011. */
export const humanChallenge = defineCall({
  ...open,
  method: 'GET',
  name: 'humanChallenge',
  path: '/api/auth/unblock/challenge',
  answer: HumanChallengeSchema,
  needsAddress: true,
})

/** The one word that means success. Spec: accounts §4.2 (UNBL-004). */
export const HUMAN_VERIFIED = 'Human verified'

/** The human check: exactly `Human verified` when the solution is right. Spec: accounts §7.2 (UNBL-003, UNBL-004, UNBL-010). */
export const unblock = defineCall({
  ...open,
  name: 'unblock',
  path: '/api/auth/unblock',
  body: v.object({ provider_identifier: v.pipe(v.string(), v.maxLength(8192)) }),
  answer: v.object({ data: v.object({ message: v.string() }) }),
  needsAddress: true,
})
