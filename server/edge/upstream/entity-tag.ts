/**
 * A strong entity tag of a body: two 32-bit FNV-1a style hashes and the length. It only tells one URL's versions apart, so it need
 * not withstand an attacker, and it is made without waiting for WebCrypto. RFC 9110 §8.8.3.
 */
export function entityTag(body: Uint8Array | string): string {
  const { a, b } = typeof body === 'string' ? hashText(body) : hashBytes(body)
  return `"${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}${body.length.toString(36)}"`
}

const SEED = { a: 0x811c9dc5, b: 0x9e3779b9 } as const
const PRIME_A = 0x01000193
const PRIME_B = 0x85ebca6b

// Two loops, because asking each time what the body is takes longer than hashing it.
function hashText(body: string) {
  let { a, b }: { a: number; b: number } = SEED
  for (let index = 0; index < body.length; index += 1) {
    a = Math.imul(a ^ body.charCodeAt(index), PRIME_A)
    b = Math.imul(b ^ a, PRIME_B)
  }
  return { a, b }
}

function hashBytes(body: Uint8Array) {
  let { a, b }: { a: number; b: number } = SEED
  for (const byte of body) {
    a = Math.imul(a ^ byte, PRIME_A)
    b = Math.imul(b ^ a, PRIME_B)
  }
  return { a, b }
}

/** Whether an If-None-Match header names the tag. Comparison is weak, as the header asks. RFC 9110 §13.1.2. */
export function matchesEntityTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
}
