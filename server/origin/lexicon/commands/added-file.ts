import { createHash } from 'node:crypto'
import { copyFile, mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fail, ok, type Result } from '#shared/result.ts'
import { withProgress } from '../acquire-dictionaries.ts'
import { corruptionOf } from '../importers/dictd/corrupt-dictionaries.ts'
import { importStarter } from '../importers/starter.ts'
import { type LexiconContext, sourcesFolder } from '../lexicon-context.ts'
import { actualPath, type InstalledDictionary, keptPath } from '../lexicon-manifest.ts'
import { knownDictionaryOf } from '../sources/known-dictionaries.ts'
import { acquireLocal } from '../sources/local-file.ts'
import type { Acquired } from '../sources/source.ts'
import type { FileDescription } from './add-request.ts'

type Failure = { code: string; message: string }
type Added = Result<InstalledDictionary, Failure>

/** Fetches a file that the operator named, keeps a copy in the data folder, and answers its line for the manifest. */
export async function addedFile(location: string, description: FileDescription, context: LexiconContext): Promise<Added> {
  const { checksum } = description
  const acquired = await withProgress(context, (acquiring) => acquireLocal({ location, checksum }, acquiring))
  if (!acquired.ok) return acquired

  const found = { ...acquired.value, files: await copied(acquired.value.files, folderOf(location, context.dataFolder), context.dataFolder) }
  const json = found.files.find((file) => file.endsWith('.json'))
  if (json !== undefined) return ownFormat(json, { location, found }, context)
  const index = found.files.find((file) => file.endsWith('.index'))
  if (index !== undefined) return dictdFiles(index, { location, found, description })
  return fail({
    code: 'unknown-format',
    message: 'It is neither a file in our own format (.json) nor the index of a dictd dictionary (.index).',
  })
}

/** Files of one name from two places must not mix. */
const folderOf = (location: string, dataFolder: string) =>
  join(sourcesFolder(dataFolder), 'added', createHash('sha256').update(location).digest('hex').slice(0, 12))

/** What lies outside of the data folder may be gone at the next build, so it is copied into `folder`. */
async function copied(files: readonly string[], folder: string, dataFolder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const wanted = files.filter((file) => /\.(?:json|index|dict|dict\.dz)$/.test(file))
  return Promise.all(
    wanted.map(async (file) => {
      if (keptPath(file, dataFolder) !== file) return keptPath(file, dataFolder)
      const copy = join(folder, basename(file))
      await copyFile(file, copy)
      return keptPath(copy, dataFolder)
    }),
  )
}

type Found = { location: string; found: Acquired }

async function ownFormat(json: string, { location, found }: Found, { dataFolder }: LexiconContext): Promise<Added> {
  const opened = await importStarter(actualPath(json, dataFolder))
  if (!opened.ok) return opened
  const { code, licence, edition } = opened.value.dictionary
  return ok({
    kind: 'json',
    code,
    licence,
    ...provenance({ ...found, ...(edition !== undefined && { edition }) }),
    files: [json],
    location,
    ...UNCOUNTED,
  })
}

function dictdFiles(index: string, { location, found, description }: Found & { description: FileDescription }): Added {
  const corruption = corruptionOf(basename(index))
  if (corruption !== undefined) return fail({ code: 'corrupt', message: corruption })
  const { files } = found
  const [, pair = ''] = /(?:^|-)([a-z]{3}-[a-z]{3})\.index$/.exec(basename(index)) ?? []
  const known = knownDictionaryOf(pair)
  if (known) return ok({ kind: 'known', code: known.meta.code, licence: known.meta.licence, ...provenance(found), files, ...UNCOUNTED })

  const { from, to, title = basename(index, '.index'), licence } = description
  if (!from || !to || !licence) return fail(UNDESCRIBED)
  return ok({
    kind: 'dictd',
    code: codeOf(title),
    licence: { name: licence },
    ...provenance(found),
    files,
    location,
    title,
    from,
    to,
    ...UNCOUNTED,
  })
}

const UNCOUNTED = { entries: 0, errors: 0 }
const UNDESCRIBED: Failure = {
  code: 'undescribed',
  message: 'Say its languages and licence: --from=fi --to=en --licence="CC BY-SA 4.0" (and --title=…).',
}

const codeOf = (title: string) =>
  `added.${
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'dictionary'
  }`

const provenance = ({ edition, checksum, sourceUrl }: Pick<Acquired, 'edition' | 'checksum' | 'sourceUrl'>) => ({
  ...(edition !== undefined && { edition }),
  ...(checksum !== undefined && { checksum }),
  ...(sourceUrl !== undefined && { sourceUrl }),
})
