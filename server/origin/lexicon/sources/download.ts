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
  const expected = checksum?.toLowerCase()
  const algorithm = algorithmOf(expected ?? '') ?? 'sha512'
  const isWanted = (found: string) => expected === undefined || found === expected
  if (expected !== undefined && (await exists(target)) && isWanted(await fileChecksum(target, algorithm)))
    return ok({ checksum: `${algorithm}:${expected}` })

  const partial = `${target}.partial`
  await mkdir(dirname(target), { recursive: true })
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const wasResumed = await exists(partial)
    const received = await receiveFile(url, partial, context)
    if (!received.ok) {
      if (received.error.code === 'offline' && attempt < ATTEMPTS) continue
      return received
    }
    const found = await fileChecksum(partial, algorithm)
    if (isWanted(found)) {
      await rename(partial, target)
      await rm(tagFile(partial), { force: true })
      return ok({ checksum: `${algorithm}:${found}` })
    }
    await discardPartial(partial)
    if (!wasResumed) break
  }
  return fail({ code: 'checksum-mismatch', message: `${url}: the checksum does not match.` })
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false, // not there
  )
