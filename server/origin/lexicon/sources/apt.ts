import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type CommandEnd, runCommand } from './run-command.ts'
import type { AcquireContext } from './source.ts'

/** What the package lists say of a package. */
export type PackageRecord = { name: string; version: string; size: number; sha256: string; filename: string }

/**
 * Options that keep apt's lists, state and cache in a folder of ours: it then needs no root, works on a machine whose own
 * lists are empty, and changes nothing on it. The machine's package sources are the ones used.
 */
export const aptOptions = (folder: string): string[] =>
  [
    `Dir::State=${join(folder, 'state')}`,
    `Dir::State::lists=${join(folder, 'lists')}`,
    `Dir::Cache=${join(folder, 'cache')}`,
    'APT::Sandbox::User=root', // as root it would hand over to a user who may not write here
    'Acquire::Languages=none',
    'Acquire::Retries=2',
    'Acquire::http::Timeout=20',
    'APT::Status-Fd=3',
  ].flatMap((option) => ['-o', option])

/** Makes the folders that apt expects to find. */
export const prepareAptFolder = async (folder: string): Promise<void> => {
  for (const path of ['state', 'lists/partial', 'cache/archives/partial', 'packages']) await mkdir(join(folder, path), { recursive: true })
}

/** Fetches the package lists. Its exit code says little: it is 0 without a network too. */
export const aptUpdate = (folder: string, { signal }: Pick<AcquireContext, 'signal'>): Promise<CommandEnd> =>
  runCommand('apt-get', [...aptOptions(folder), '-q', 'update'], { signal })

/** The newest record of each package that the lists know. */
export async function aptRecords(folder: string, names: readonly string[]): Promise<PackageRecord[]> {
  const shown = await runCommand('apt-cache', [...aptOptions(folder), 'show', '--no-all-versions', ...names])
  return shown.status === 'ended' ? packageRecords(shown.output) : []
}

/** Reads `apt-cache show`: paragraphs of `Field: value`. */
export function packageRecords(text: string): PackageRecord[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const field = (name: string) => new RegExp(`^${name}: *(.*)$`, 'm').exec(paragraph)?.[1]?.trim() ?? ''
    const record = { name: field('Package'), version: field('Version'), sha256: field('SHA256'), filename: field('Filename') }
    return record.name === '' || record.sha256 === '' ? [] : [{ ...record, size: Number(field('Size')) || 0 }]
  })
}

/** Downloads packages, all in one call, into `{folder}/packages`. A package that is there already, or in part, is not fetched twice. */
export const aptDownload = (
  folder: string,
  packages: readonly PackageRecord[],
  { report, signal }: AcquireContext,
): Promise<CommandEnd> => {
  const totalBytes = packages.reduce((sum, { size }) => sum + size, 0)
  const name = packages.length === 1 ? (packages[0]?.name ?? '') : `${packages.length} packages`
  return runCommand('apt-get', [...aptOptions(folder), '-q', 'download', ...packages.map(({ name, version }) => `${name}=${version}`)], {
    cwd: join(folder, 'packages'),
    signal,
    onStatusLine: (line) => {
      const percent = downloadPercent(line)
      if (percent !== undefined) report({ name, receivedBytes: Math.round((totalBytes * percent) / 100), totalBytes })
    },
  })
}

/** `dlstatus:1:42.5:Retrieving file 1 of 2` is 42.5. */
export const downloadPercent = (line: string): number | undefined => {
  const [, percent] = /^dlstatus:\d+:([\d.]+):/.exec(line) ?? []
  return percent === undefined ? undefined : Math.min(100, Number(percent))
}

/** The name apt gives a downloaded package: a colon of the version is escaped. */
export const packageFileName = ({ name, version, filename }: PackageRecord): string =>
  `${name}_${version.replaceAll(':', '%3a')}_${/_([^_]+)\.deb$/.exec(filename)?.[1] ?? 'all'}.deb`
