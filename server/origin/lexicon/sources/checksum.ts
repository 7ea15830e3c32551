import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

export type ChecksumAlgorithm = 'sha256' | 'sha512'

/** A file's checksum as lower-case hex digits. Throws when the file cannot be read. */
export async function fileChecksum(path: string, algorithm: ChecksumAlgorithm): Promise<string> {
  const hash = createHash(algorithm)
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

/** The algorithm of a bare checksum in hex, told by its length; undefined for what is none. */
export const algorithmOf = (hex: string): ChecksumAlgorithm | undefined => {
  if (/^[0-9a-f]{128}$/i.test(hex)) return 'sha512'
  return /^[0-9a-f]{64}$/i.test(hex) ? 'sha256' : undefined
}
