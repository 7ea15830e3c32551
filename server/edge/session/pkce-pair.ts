import { base64url } from './base64url.ts'

/** A PKCE verifier and its S256 challenge. Spec: accounts §5 (AUTH-007, AUTH-008), RFC 7636. */
export type PkcePair = { codeVerifier: string; codeChallenge: string; codeChallengeMethod: 'S256' }

export type RandomBytes = (count: number) => Uint8Array

const VERIFIER_LENGTH = 128
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'

/**
 * A fresh pair. The verifier never leaves the edge; `plain` is not offered, since every runtime of the edge has SHA-256
 * (security §1 overrides the browser's fall-back of AUTH-009).
 */
export async function pkcePair(randomBytes: RandomBytes): Promise<PkcePair> {
  const codeVerifier = verifier(randomBytes)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier)))
  return { codeVerifier, codeChallenge: base64url(digest), codeChallengeMethod: 'S256' }
}

/** Bytes past the largest multiple of the alphabet's size are thrown away, so that every character is equally likely. */
function verifier(randomBytes: RandomBytes): string {
  const limit = 256 - (256 % ALPHABET.length)
  let text = ''
  while (text.length < VERIFIER_LENGTH) {
    for (const byte of randomBytes(VERIFIER_LENGTH)) {
      if (byte < limit && text.length < VERIFIER_LENGTH) text += ALPHABET[byte % ALPHABET.length]
    }
  }
  return text
}
