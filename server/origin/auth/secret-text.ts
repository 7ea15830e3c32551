import { base64url } from 'jose'
import type { RandomBytes } from '../ports.ts'

const SECRET_BYTES = 32

/** A new code, token or id of 256 random bits, in base64url. */
export const secretText = (randomBytes: RandomBytes): string => base64url.encode(randomBytes(SECRET_BYTES))

/** SHA-256 in base64url: how codes and tokens are stored, and what PKCE's S256 makes of a verifier (RFC 7636 §4.2). */
export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return base64url.encode(new Uint8Array(digest))
}
