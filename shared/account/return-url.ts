import { base64Url } from '#shared/text/base64-url.ts'
import { safeReturnPath } from '#shared/text/safe-return-path.ts'

/**
 * A path of this site as one segment of another path: base64url of its percent-encoded form, which no router, proxy or browser
 * reads anything into. Spec: accounts §2.4 (ROUTE-041).
 */
export function encodeReturnUrl(path: string): string {
  const ascii = path.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent)
  return base64Url(Uint8Array.from(ascii, (character) => character.charCodeAt(0)))
}

/**
 * The path that a segment stands for, whether in base64url or, as in links made elsewhere, percent-encoded or already decoded;
 * undefined for anything that does not lead within this site. Never throws. Spec: accounts §2.4; security §1 (H04).
 */
export function decodeReturnUrl(segment: string | undefined, origin: string): string | undefined {
  if (segment === undefined || segment.length > MAX_SEGMENT_LENGTH) return undefined
  return safeReturnPath(textOf(segment), origin)
}

/** Of the longest path that is accepted, in base64url. */
const MAX_SEGMENT_LENGTH = 2732

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

function textOf(segment: string): string | undefined {
  if (segment.startsWith('/')) return segment
  if (segment.includes('%')) return percentDecoded(segment)
  return /^[\w-]+$/.test(segment) ? asciiOf(segment) : undefined
}

function percentDecoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined // no UTF-8
  }
}

/** The text of base64url when all of it is printable ASCII, as `encodeReturnUrl` wrote it. */
function asciiOf(segment: string): string | undefined {
  let text = ''
  let bits = 0
  let held = 0
  for (const character of segment) {
    bits = ((bits << 6) | ALPHABET.indexOf(character)) & 0xffff
    held += 6
    if (held < 8) continue
    held -= 8
    text += String.fromCharCode((bits >> held) & 0xff)
  }
  return /^[\x21-\x7e]+$/.test(text) ? text : undefined
}
