import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fail, ok, type Result } from '#shared/result.ts'
import { aptDownload, aptRecords, aptUpdate, type PackageRecord, packageFileName, prepareAptFolder } from './apt.ts'
import { fileChecksum } from './checksum.ts'
import type { AcquireContext, Acquired, Acquisition, Source, SourceFailure } from './source.ts'
import { unpackArchive } from './unpack.ts'
import { filesIn, markOf } from './unpacked-folder.ts'

/**
 * Packages of the machine's own Debian (or Ubuntu) sources, unpacked without installing them. Names are package names. What is
 * unpacked already in its newest version is not fetched again.
 */
export const debianPackages: Source = { name: 'Debian', acquire }

async function acquire(names: readonly string[], context: AcquireContext): Promise<Result<Acquisition, SourceFailure>> {
  const aptFolder = join(context.folder, 'apt')
  await prepareAptFolder(aptFolder)
  const update = await aptUpdate(aptFolder, context)
  if (update.status === 'missing') return fail(TOOL_MISSING)
  if (update.status === 'aborted') return fail(ABORTED)

  const records = await aptRecords(aptFolder, names)
  if (records.length === 0) return fail(/Failed to fetch|Could not|Unable to/.test(update.output + update.errors) ? OFFLINE : NOT_FOUND)
  const wanted = await notYetUnpacked(records, context.folder)
  const download = wanted.length > 0 ? await aptDownload(aptFolder, wanted, context) : undefined
  if (download?.status === 'aborted') return fail(ABORTED)

  const acquisition: Acquisition = { acquired: [], missing: unknownNames(names, records) }
  for (const record of records) {
    const reason = wanted.includes(record) ? await unpacked(record, context) : undefined
    if (reason === undefined) acquisition.acquired.push(await acquired(record, context.folder))
    else acquisition.missing.push({ name: record.name, reason })
  }
  return acquisition.acquired.length > 0 ? ok(acquisition) : fail({ ...OFFLINE, message: `${OFFLINE.message} ${lastLine(download)}` })
}

const TOOL_MISSING: SourceFailure = { code: 'tool-missing', message: 'apt-get was not found: this machine has no Debian package source.' }
const ABORTED: SourceFailure = { code: 'aborted', message: 'Stopped.' }
const NOT_FOUND: SourceFailure = { code: 'not-found', message: 'The package sources of this machine have none of the packages.' }
const OFFLINE: SourceFailure = { code: 'offline', message: 'No package source answers.' }

const lastLine = (download: Awaited<ReturnType<typeof aptDownload>> | undefined) =>
  download?.status === 'ended' ? (download.errors.trim().split('\n').at(-1) ?? '') : ''

/** The folder that a package is unpacked into. */
const folderOf = (name: string, folder: string) => join(folder, 'unpacked', name)

/** Packages whose newest version is not unpacked yet. */
export async function notYetUnpacked(records: readonly PackageRecord[], folder: string): Promise<PackageRecord[]> {
  const marks = await Promise.all(records.map(({ name }) => markOf(folderOf(name, folder))))
  return records.filter(({ sha256 }, at) => marks[at]?.checksum !== `sha256:${sha256}`)
}

const unknownNames = (names: readonly string[], records: readonly PackageRecord[]) =>
  names
    .filter((name) => !records.some((record) => record.name === name))
    .map((name) => ({ name, reason: 'not in the package sources of this machine' }))

/** Checks and unpacks a downloaded package; answers why it could not, or undefined. */
async function unpacked(record: PackageRecord, { folder, signal }: AcquireContext): Promise<string | undefined> {
  const path = join(folder, 'apt', 'packages', packageFileName(record))
  const checksum = await fileChecksum(path, 'sha256').catch(() => undefined) // not downloaded
  if (checksum === undefined) return 'could not be downloaded'
  if (checksum !== record.sha256) {
    await rm(path, { force: true })
    return 'the checksum does not match'
  }
  const mark = { edition: record.version, checksum: `sha256:${checksum}` }
  const result = await unpackArchive(path, { folder: folderOf(record.name, folder), mark, signal })
  await rm(path, { force: true })
  return result.ok ? undefined : result.error.message
}

async function acquired({ name, version, sha256 }: PackageRecord, folder: string): Promise<Acquired> {
  const files = await filesIn(folderOf(name, folder))
  const licenceFile = files.find((file) => file.endsWith('/copyright'))
  return {
    name,
    files,
    edition: version,
    checksum: `sha256:${sha256}`,
    ...(licenceFile !== undefined && { licenceFile }),
  }
}
