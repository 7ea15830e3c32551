import * as v from 'valibot'
import { newPkce } from '#shared/account/pkce.ts'
import { anonymousLogin, authorize, type Tokens } from '#shared/api/auth.ts'
import type { Call } from '#shared/api/define-call.ts'
import { OriginFailure } from '../upstream/origin-failure.ts'
import type { Answer, CallScope, Upstream } from '../upstream/upstream.ts'
import type { RandomBytes } from './random-bytes.ts'

/**
 * Logs in anonymously by the PKCE code flow, server to server: authorize, then anon-login.
 * Throws OriginFailure: as the network failed, or `login_refused` when the origin answers anything but tokens. Spec: AUTH-017, AUTH-022.
 */
export async function loginAnonymously(origin: Upstream, scope: CallScope, randomBytes: RandomBytes): Promise<Tokens> {
  const pair = await newPkce(randomBytes, sha256)
  const challenge = { code_challenge: pair.codeChallenge, code_challenge_method: pair.codeChallengeMethod }
  const { code } = v.parse(authorize.answer, await post(origin, { call: authorize, scope, body: challenge }))
  return v.parse(
    anonymousLogin.answer,
    await post(origin, { call: anonymousLogin, scope, body: { code, code_verifier: pair.codeVerifier } }),
  )
}

type Post = { call: Call; scope: CallScope; body: Readonly<Record<string, string>> }

async function post(origin: Upstream, { call, scope, body }: Post): Promise<unknown> {
  const answer = await origin(
    { name: call.name, method: call.method, path: call.path, query: '', body: JSON.stringify(body), context: 'langPair' },
    scope,
  )
  if (answer.status !== 200 && answer.status !== 201) throw new OriginFailure('login_refused')
  return jsonOf(answer)
}

const jsonOf = ({ body }: Answer): unknown => JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body))

const sha256 = async (text: string) => new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
