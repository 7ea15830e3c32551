import type { TokenKey } from '#server/origin/ports.ts'

/** The signing keys of tokens from their texts, newest first. A key's id is a digest of it, so that rotation needs no names. */
export async function tokenKeysOf(texts: readonly string[]): Promise<[TokenKey, ...TokenKey[]]> {
  const [first, ...rest] = await Promise.all(texts.map(tokenKey))
  if (!first) throw new Error('There is no token key')
  return [first, ...rest]
}

async function tokenKey(text: string): Promise<TokenKey> {
  const secret = new TextEncoder().encode(text)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', secret))
  return { id: [...digest.slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join(''), secret }
}
