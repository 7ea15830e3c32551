/** scrypt's cost: N is 2^ln blocks of 128·r bytes, p times over (RFC 7914 §2). */
export type ScryptCost = { ln: number; r: number; p: number }

export type HashedPassword = { cost: ScryptCost; salt: Uint8Array; hash: Uint8Array }

const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{43,86})$/

/** `$scrypt$ln=17,r=8,p=1$salt$hash` in base64 without padding, as the PHC string format writes it. Spec: security §3.8. */
export const phcString = ({ cost: { ln, r, p }, salt, hash }: HashedPassword): string =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(hash)}`

/** Reads a PHC string of scrypt; undefined for anything else. */
export function parsePhcString(text: string): HashedPassword | undefined {
  const [, ln, r, p, salt, hash] = PHC.exec(text) ?? []
  if (salt === undefined || hash === undefined) return undefined
  return { cost: { ln: Number(ln), r: Number(r), p: Number(p) }, salt: bytesOf(salt), hash: bytesOf(hash) }
}

/** Whether a hash was made with less work than is asked for now, or with less memory. */
export const isWeaker = (cost: ScryptCost, wanted: ScryptCost): boolean => workOf(cost) < workOf(wanted) || cost.ln < wanted.ln

const workOf = ({ ln, r, p }: ScryptCost) => 2 ** ln * r * p

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replace(/=+$/, '')
const bytesOf = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
