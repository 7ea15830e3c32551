import { stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { fail, ok, type Result } from '#shared/result.ts'
import { algorithmOf, fileChecksum } from './checksum.ts'
import { downloadFile } from './download.ts'
import type { AcquireContext, Acquired, SourceFailure } from './source.ts'
import { isArchive, unpackArchive } from './unpack.ts'
import { filesIn } from './unpacked-folder.ts'

/** What the operator named: a path or an http(s) address, and the SHA-256 or SHA-512 it should have. */
export type LocalRequest = { location: string; checksum?: string | undefined }

/**
 * Acquires a file that the operator named: a path or address of a dictd index, a tar archive, a Debian package, or any single
 * file. Archives are unpacked into the folder; a path is read where it lies.
 */
export async function acquireLocal(
  { location, checksum }: LocalRequest,
  context: AcquireContext,
): Promise<Result<Acquired, SourceFailure>> {
  if (checksum !== undefined && !algorithmOf(checksum))
    return fail({ code: 'checksum-mismatch', message: 'The checksum is neither a SHA-256 nor a SHA-512 in hex digits.' })
  const isAddress = /^https?:\/\//i.test(location)
  const path = isAddress ? join(context.folder, 'files', addressFileName(location)) : resolve(location)
  const found = isAddress ? await downloadFile({ url: location, target: path, checksum }, context) : await checkedFile(path, checksum)
  if (!found.ok) return found

  const files = await filesOf(path, found.value.checksum, context)
  if (!files.ok) return files
  return ok({ name: basename(path), files: files.value, checksum: found.value.checksum, ...(isAddress && { sourceUrl: location }) })
}

const addressFileName = (location: string) => basename(decodeURI(new URL(location).pathname)).replace(/[^\w.-]/g, '_') || 'download'

async function checkedFile(path: string, checksum: string | undefined): Promise<Result<{ checksum: string }, SourceFailure>> {
  const isFile = await stat(path).then(
    (found) => found.isFile(),
    () => false, // not there
  )
  if (!isFile) return fail({ code: 'not-found', message: `${path} is not a file.` })
  const algorithm = algorithmOf(checksum ?? '') ?? 'sha512'
  const found = await fileChecksum(path, algorithm)
  if (checksum !== undefined && found !== checksum.toLowerCase())
    return fail({ code: 'checksum-mismatch', message: `${path}: the checksum does not match.` })
  return ok({ checksum: `${algorithm}:${found}` })
}

async function filesOf(path: string, checksum: string, { folder, signal }: AcquireContext): Promise<Result<string[], SourceFailure>> {
  if (!isArchive(path)) return ok([path, ...(await companionsOf(path))])
  const into = join(folder, 'unpacked', `file-${basename(path)}`)
  const unpacked = await unpackArchive(path, { folder: into, mark: { edition: '', checksum }, signal })
  return unpacked.ok ? ok(await filesIn(into)) : unpacked
}

/** The text files that lie beside a dictd index. */
async function companionsOf(path: string): Promise<string[]> {
  if (!path.endsWith('.index')) return []
  const candidates = ['.dict.dz', '.dict'].map((ending) => path.replace(/\.index$/, ending))
  const found = await Promise.all(candidates.map((candidate) => stat(candidate).catch(() => undefined))) // either may be missing
  return candidates.filter((_, at) => found[at])
}
