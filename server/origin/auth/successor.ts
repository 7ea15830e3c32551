import { base64url } from 'jose'
import * as v from 'valibot'
import type { RandomBytes } from '../ports.ts'

/** The pair that replaced a refresh token. */
const SuccessorSchema = v.object({ access_token: v.string(), refresh_token: v.string() })
export type Successor = v.InferOutput<typeof SuccessorSchema>

const IV_BYTES = 12
const PURPOSE = new TextEncoder().encode('sanavirta refresh token successor')

/** Encrypts a pair under a key made of the token it replaces, so that only who holds that token can read it. Spec: security §3.4. */
export async function sealSuccessor(refreshToken: string, pair: Successor, randomBytes: RandomBytes): Promise<string> {
  const { access_token, refresh_token } = pair
  const iv = Uint8Array.from(randomBytes(IV_BYTES))
  const text = new TextEncoder().encode(JSON.stringify({ access_token, refresh_token }))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(refreshToken), text)
  return `${base64url.encode(iv)}.${base64url.encode(new Uint8Array(sealed))}`
}

/** Reads what `sealSuccessor` made. Throws when it was made for another token or altered. */
export async function openSuccessor(refreshToken: string, sealed: string): Promise<Successor> {
  const [iv = '', text = ''] = sealed.split('.')
  const algorithm = { name: 'AES-GCM', iv: Uint8Array.from(base64url.decode(iv)) }
  const opened = await crypto.subtle.decrypt(algorithm, await keyOf(refreshToken), Uint8Array.from(base64url.decode(text)))
  return v.parse(SuccessorSchema, JSON.parse(new TextDecoder().decode(opened)))
}

/** HKDF (RFC 5869) without a salt: the token is 256 random bits itself. */
async function keyOf(refreshToken: string): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', new TextEncoder().encode(refreshToken), 'HKDF', false, ['deriveKey'])
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: PURPOSE }
  return crypto.subtle.deriveKey(derivation, secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}
