const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Bytes as base64url without padding (RFC 4648 §5); `btoa` is no part of the language itself. */
export function base64Url(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3)
    const triple = (first << 16) | (second << 8) | third
    const characters = [triple >> 18, (triple >> 12) & 63, (triple >> 6) & 63, triple & 63].map((sextet) => ALPHABET.charAt(sextet))
    text += characters.slice(0, Math.min(3, bytes.length - at) + 1).join('')
  }
  return text
}
