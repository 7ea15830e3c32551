import { basename } from 'node:path'
import { fail, ok, type Result } from '#shared/result.ts'
import { runCommand } from './run-command.ts'
import type { SourceFailure } from './source.ts'
import { type Mark, replaceFolder } from './unpacked-folder.ts'

export type Unpacking = { folder: string; mark: Mark; signal?: AbortSignal | undefined }

/** Whether a file is an archive that `unpackArchive` takes, by its name. */
export const isArchive = (path: string): boolean => /\.(?:deb|tar(?:\.\w+)?|tgz|txz)$/i.test(path)

/**
 * Unpacks a Debian package (dpkg-deb) or a tar archive (tar, of any compression it knows) into `folder`, which it replaces, all
 * or nothing. Both refuse names that lead out of the folder; nothing is installed or run.
 */
export async function unpackArchive(path: string, { folder, mark, signal }: Unpacking): Promise<Result<null, SourceFailure>> {
  const command = /\.deb$/i.test(path) ? 'dpkg-deb' : 'tar'
  let failure: SourceFailure = { code: 'broken-package', message: `${command} could not unpack ${basename(path)}.` }
  const isUnpacked = await replaceFolder(folder, mark, async (into) => {
    const args = command === 'tar' ? ['-xf', path, '-C', into, '--no-same-owner'] : ['-x', path, into]
    const end = await runCommand(command, args, { signal })
    if (end.status === 'missing')
      failure = { code: 'tool-missing', message: `${command} was not found, which ${basename(path)} is unpacked with.` }
    if (end.status === 'aborted') failure = { code: 'aborted', message: 'Stopped.' }
    return end.status === 'ended' && end.exitCode === 0
  })
  return isUnpacked ? ok(null) : fail(failure)
}
