import { fail, ok, type Result } from '#shared/result.ts'
import { type LexiconContext, sourcesFolder } from './lexicon-context.ts'
import { type InstalledDictionary, keptPath } from './lexicon-manifest.ts'
import { type AcquiredDictionary, acquireKnown } from './sources/choose-source.ts'
import type { KnownDictionary } from './sources/known-dictionaries.ts'
import { progressBar } from './sources/progress-bar.ts'
import type { AcquireContext, SourceFailure } from './sources/source.ts'

export type AcquiredForManifest = { dictionaries: InstalledDictionary[]; missing: { name: string; reason: string }[] }

/** Fetches known dictionaries, drawing progress, and answers their lines for the manifest. Fails only when none could be had. */
export async function acquireForManifest(
  wanted: readonly KnownDictionary[],
  context: LexiconContext,
): Promise<Result<AcquiredForManifest, SourceFailure>> {
  const result = await withProgress(context, (acquiring) => acquireKnown(wanted, acquiring, context.sources))
  if (!result.ok) return fail(result.error)
  const { dictionaries, missing } = result.value
  return ok({ dictionaries: dictionaries.map((acquired) => installedOf(acquired, context.dataFolder)), missing })
}

/** Runs an acquisition with a progress bar on the operator's output. */
export async function withProgress<Answer>(
  context: LexiconContext,
  acquire: (context: AcquireContext) => Promise<Answer>,
): Promise<Answer> {
  const { output, now, dataFolder, signal } = context
  const bar = progressBar(output, now)
  try {
    return await acquire({ folder: sourcesFolder(dataFolder), report: bar.report, ...(signal && { signal }) })
  } finally {
    bar.end()
  }
}

function installedOf({ known, acquired }: AcquiredDictionary, dataFolder: string): InstalledDictionary {
  const { name: _name, files, licenceFile, ...provenance } = acquired
  return {
    kind: 'known',
    code: known.meta.code,
    licence: known.meta.licence,
    ...provenance,
    ...(licenceFile !== undefined && { licenceFile: keptPath(licenceFile, dataFolder) }),
    files: files.map((path) => keptPath(path, dataFolder)),
    entries: 0,
    errors: 0,
  }
}
