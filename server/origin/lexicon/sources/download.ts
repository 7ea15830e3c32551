import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fail, ok, type Result } from '#shared/result.ts'
import { algorithmOf, fileChecksum } from './checksum.ts'
import { discardPartial, receiveFile, tagFile } from './receive-file.ts'
import type { AcquireContext, SourceFailure } from './source.ts'

/** `checksum`: the hex digits of a SHA-256 or SHA-512. */
export type Download = { url: string; target: string; checksum?: string | undefined }

const ATTEMPTS = 3

/**
 * Downloads a file to `target` and answers its checksum (`sha512:…` unless another was asked for). Bytes are kept in
 * `{target}.partial`, so that the next attempt and the next call ask only for the rest. A file that fails its checksum is
 * thrown away, and fetched once more when it was put together of parts. A finished file with the right checksum is kept.
 */
export async function downloadFile(
  { url, target, checksum }: Download,
  context: Pick<AcquireContext, 'report' | 'signal'>,
): Promise<Result<{ checksum: string }, SourceFailure>> {
  if (checksum !== undefined && (await exists(target))) {
    const there = await checked(target, checksum)
    if (there.ok) return there
  }
  const partial = `${target}.partial`
  await mkdir(dirname(target), { recursive: true })
  for (let attempt = 1; ; attempt++) {
    const wasResumed = await exists(partial)
    const received = await receiveFile(url, partial, context)
    const result = received.ok ? await checked(partial, checksum) : received
    if (result.ok) {
      await rename(partial, target)
      await rm(tagFile(partial), { force: true })
      return result
    }
    const mayHelp = result.error.code === 'offline' || (result.error.code === 'checksum-mismatch' && wasResumed)
    if (result.error.code === 'checksum-mismatch') await discardPartial(partial)
    if (!mayHelp || attempt === ATTEMPTS) return fail({ ...result.error, message: `${url}: ${result.error.message}` })
  }
}

/** A file's checksum, or that it is not the one that was expected. */
async function checked(path: string, expected: string | undefined): Promise<Result<{ checksum: string }, SourceFailure>> {
  const algorithm = algorithmOf(expected ?? '') ?? 'sha512'
  const found = await fileChecksum(path, algorithm)
  const isWanted = expected === undefined || found === expected.toLowerCase()
  return isWanted ? ok({ checksum: `${algorithm}:${found}` }) : fail({ code: 'checksum-mismatch', message: 'the checksum does not match.' })
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false, // not there
  )
