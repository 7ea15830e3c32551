import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A tar archive of the given files; GNU and BSD tar tell its compression by its first bytes, whatever its name says. */
export function tarOf(files: Readonly<Record<string, string>>): { body: Buffer; sha256: string; sha512: string } {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'files', path)), { recursive: true })
    writeFileSync(join(folder, 'files', path), text)
  }
  execFileSync('tar', ['-czf', join(folder, 'archive'), '-C', join(folder, 'files'), '.'])
  const body = readFileSync(join(folder, 'archive'))
  rmSync(folder, { recursive: true })
  const hex = (algorithm: string) => createHash(algorithm).update(body).digest('hex')
  return { body, sha256: hex('sha256'), sha512: hex('sha512') }
}
