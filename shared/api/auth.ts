import * as v from 'valibot'
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
