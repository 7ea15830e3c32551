import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { fail, ok, type Result } from '#shared/result.ts'
import { downloadFile } from './download.ts'
import type { AcquireContext, Acquired, Acquisition, Source, SourceFailure } from './source.ts'
import { type Unpacking, unpackArchive } from './unpack.ts'
import { filesIn, markOf } from './unpacked-folder.ts'

/** FreeDict's own index of its dictionaries and their releases. */
export const FREEDICT_INDEX_URL = 'https://freedict.org/freedict-database.json'

const ReleaseSchema = v.object({
  platform: v.string(),
  version: v.string(),
  URL: v.pipe(v.string(), v.url()),
  checksum: v.pipe(v.string(), v.regex(/^[0-9a-fA-F]{128}$/)),
})
const ListedSchema = v.object({ name: v.string(), releases: v.array(v.unknown()) })
export type Release = v.InferOutput<typeof ReleaseSchema>

/** Dictionaries in dictd's format from FreeDict's download site. Names are FreeDict's: `fin-eng`. */
export const freedictSite = (indexUrl: string = FREEDICT_INDEX_URL): Source => ({
  name: 'FreeDict',
  acquire: (names, context) => acquireFromSite(names, context, indexUrl),
})

async function acquireFromSite(
  names: readonly string[],
  context: AcquireContext,
  indexUrl: string,
): Promise<Result<Acquisition, SourceFailure>> {
  const releases = await readReleases(indexUrl, context)
  if (!releases.ok) return releases

  const acquisition: Acquisition = { acquired: [], missing: [] }
  let failure: SourceFailure = { code: 'not-found', message: 'FreeDict has none of the dictionaries.' }
  for (const name of names) {
    const release = releases.value.get(name)
    const result = release
      ? await acquireRelease(name, release, context)
      : fail<SourceFailure>({ code: 'not-found', message: 'not in the index' })
    if (result.ok) acquisition.acquired.push(result.value)
    else {
      if (result.error.code === 'aborted') return result
      failure = release ? result.error : failure
      acquisition.missing.push({ name, reason: result.error.message })
    }
  }
  return acquisition.acquired.length > 0 ? ok(acquisition) : fail(failure)
}

async function readReleases(indexUrl: string, context: AcquireContext): Promise<Result<Map<string, Release>, SourceFailure>> {
  const target = join(context.folder, 'freedict', 'freedict-database.json')
  const download = await downloadFile({ url: indexUrl, target }, context)
  if (!download.ok) return download
  try {
    return ok(dictdReleases(JSON.parse(await readFile(target, 'utf8'))))
  } catch (cause) {
    return fail({
      code: 'broken-package',
      message: `${indexUrl} is not FreeDict's index: ${cause instanceof Error ? cause.message : cause}`,
    })
  }
}

/** The dictd release of each dictionary in FreeDict's index. What is not understood (the last element describes software) is passed over. */
export function dictdReleases(index: unknown): Map<string, Release> {
  const releases = new Map<string, Release>()
  for (const item of v.parse(v.array(v.unknown()), index)) {
    const listed = v.safeParse(ListedSchema, item)
    if (!listed.success) continue
    const known = listed.output.releases.flatMap((release) => {
      const parsed = v.safeParse(ReleaseSchema, release)
      return parsed.success && parsed.output.platform === 'dictd' ? [parsed.output] : []
    })
    const [release] = known
    if (release) releases.set(listed.output.name, release)
  }
  return releases
}

async function acquireRelease(name: string, release: Release, context: AcquireContext): Promise<Result<Acquired, SourceFailure>> {
  const folder = join(context.folder, 'unpacked', `freedict-${name}`)
  const mark = { edition: release.version, checksum: `sha512:${release.checksum.toLowerCase()}` }
  const isThere = (await markOf(folder))?.checksum === mark.checksum
  const result = isThere ? ok(null) : await downloadAndUnpack(release, { folder, mark, context })
  if (!result.ok) return result

  const files = await filesIn(folder)
  const licenceFile = files.find((file) => /^(?:COPYING|LICEN[CS]E)/i.test(basename(file)))
  return ok({ name, files, ...mark, sourceUrl: release.URL, ...(licenceFile !== undefined && { licenceFile }) })
}

async function downloadAndUnpack(
  release: Release,
  { context, ...unpacking }: Unpacking & { context: AcquireContext },
): Promise<Result<null, SourceFailure>> {
  const target = join(context.folder, 'freedict', basename(new URL(release.URL).pathname))
  const download = await downloadFile({ url: release.URL, target, checksum: release.checksum }, context)
  if (!download.ok) return download
  return unpackArchive(target, { ...unpacking, signal: context.signal })
}
