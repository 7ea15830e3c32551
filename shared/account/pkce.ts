import { base64Url } from '#shared/text/base64-url.ts'

/** Letters, digits and -._~ (RFC 7636 §4.1). */
const VERIFIER_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'

/** Spec: accounts §5 (AUTH-008). */
export const VERIFIER_LENGTH = 128

/** Only multiples of the alphabet's length are taken from a byte, or some characters would come more often. */
const BYTE_LIMIT = 256 - (256 % VERIFIER_ALPHABET.length)

/** A code verifier of 128 characters. `randomBytes(n)` gives n random bytes. Spec: accounts §5 (AUTH-008). */
export function codeVerifier(randomBytes: (count: number) => Uint8Array): string {
  let verifier = ''
  while (verifier.length < VERIFIER_LENGTH) {
    const usable = [...randomBytes(VERIFIER_LENGTH)].filter((byte) => byte < BYTE_LIMIT)
    verifier += usable.map((byte) => VERIFIER_ALPHABET.charAt(byte % VERIFIER_ALPHABET.length)).join('')
  }
  return verifier.slice(0, VERIFIER_LENGTH)
}

/** Whether a text can be a code verifier or a challenge: 43 to 128 characters of the alphabet (RFC 7636 §4.1, §4.2). */
export const isPkceText = (text: string): boolean => /^[A-Za-z0-9\-._~]{43,128}$/.test(text)

/** Spec: accounts §3 (AUTH-007). */
export type Pkce = { codeVerifier: string; codeChallenge: string; codeChallengeMethod: 'S256' }

/** SHA-256 of a text's bytes in UTF-8. */
export type Sha256 = (text: string) => Promise<Uint8Array>

/** The S256 challenge of a verifier (RFC 7636 §4.2). The server always has SHA-256, so `plain` is never made. Spec: accounts §5 (AUTH-009). */
export const codeChallenge = async (verifier: string, sha256: Sha256): Promise<string> => base64Url(await sha256(verifier))

/** A verifier with its challenge. Spec: accounts §3, §5 (AUTH-007 … AUTH-009). */
export async function newPkce(randomBytes: (count: number) => Uint8Array, sha256: Sha256): Promise<Pkce> {
  const verifier = codeVerifier(randomBytes)
  return { codeVerifier: verifier, codeChallenge: await codeChallenge(verifier, sha256), codeChallengeMethod: 'S256' }
}
