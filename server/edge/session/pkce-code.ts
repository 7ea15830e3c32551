import * as v from 'valibot'
import { newPkce } from '#shared/account/pkce.ts'
import { authorize } from '#shared/api/auth.ts'
import type { Answer, CallScope, Upstream } from '../upstream/upstream.ts'
import { callOrigin, jsonOf } from './origin-call.ts'
import type { RandomBytes } from './random-bytes.ts'

/** A fresh code and the verifier it was asked for with, as the second step of PKCE sends them. */
export type CodeAndVerifier = { code: string; code_verifier: string }

/** The first step of PKCE: a code for a new verifier, or the origin's refusal. Spec: AUTH-011, RFC 7636. */
export async function freshCode(
  origin: Upstream,
  scope: CallScope,
  randomBytes: RandomBytes,
): Promise<CodeAndVerifier | { refusal: Answer }> {
  const pair = await newPkce(randomBytes, sha256)
  const body = { code_challenge: pair.codeChallenge, code_challenge_method: pair.codeChallengeMethod }
  const answer = await callOrigin(origin, scope, { call: authorize, body })
  if (answer.status !== 200) return { refusal: answer }
  const { code } = v.parse(authorize.answer, jsonOf(answer))
  return { code, code_verifier: pair.codeVerifier }
}

const sha256 = async (text: string) => new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
