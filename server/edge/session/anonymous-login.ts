import * as v from 'valibot'
import { anonymousLogin, type Tokens } from '#shared/api/auth.ts'
import { OriginFailure } from '../upstream/origin-failure.ts'
import type { CallScope, Upstream } from '../upstream/upstream.ts'
import { callOrigin, jsonOf } from './origin-call.ts'
import { freshCode } from './pkce-code.ts'
import type { RandomBytes } from './random-bytes.ts'

/**
 * Logs in anonymously by the PKCE code flow, server to server: authorize, then anon-login.
 * Throws OriginFailure: as the network failed, or `login_refused` when the origin answers anything but tokens. Spec: AUTH-017, AUTH-022.
 */
export async function loginAnonymously(origin: Upstream, scope: CallScope, randomBytes: RandomBytes): Promise<Tokens> {
  const code = await freshCode(origin, scope, randomBytes)
  if ('refusal' in code) throw new OriginFailure('login_refused')
  const answer = await callOrigin(origin, scope, { call: anonymousLogin, body: code })
  if (answer.status !== 200) throw new OriginFailure('login_refused')
  return v.parse(anonymousLogin.answer, jsonOf(answer))
}
