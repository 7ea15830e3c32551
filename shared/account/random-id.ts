const BYTES = 16

/** A random UUID, version 4 (RFC 9562 §5.4). `randomBytes(n)` gives n random bytes. Spec: accounts §5 (AUTH-010). */
export function randomId(randomBytes: (count: number) => Uint8Array): string {
  const bytes = Array.from(randomBytes(BYTES), (byte, index) => versionedByte(byte, index))
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join('-')
}

/** The seventh byte begins with the version, the ninth with the variant. */
function versionedByte(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40
  return index === 8 ? (byte & 0x3f) | 0x80 : byte
}
