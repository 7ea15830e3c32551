import { acquireForManifest } from './acquire-dictionaries.ts'
import { withMorphology } from './acquire-morphology.ts'
import { withBuildLock } from './build-lock.ts'
import { type LexiconContext, say } from './lexicon-context.ts'
import { lexiconInputs } from './lexicon-inputs.ts'
import { type LexiconManifest, readManifest } from './lexicon-manifest.ts'
import { lexiconState } from './lexicon-state.ts'
import { buildStarterLexicon, rebuildLexicon } from './rebuild-lexicon.ts'
import { KNOWN_DICTIONARIES } from './sources/known-dictionaries.ts'

/** `starter`: our own dictionaries alone, at once. `default`: fetch the default dictionaries and build. `rebuild`: build what is installed. */
export const BUILD_JOBS = ['starter', 'default', 'rebuild'] as const
export type BuildJob = (typeof BUILD_JOBS)[number]

/** Runs one job; what another process has done meanwhile is not done again. Answers whether all went well. */
export const runBuildJob = (job: BuildJob, context: LexiconContext): Promise<boolean> =>
  withBuildLock(
    context.dataFolder,
    () => say(context, 'Another process is changing the dictionaries; waiting for it to end.'),
    () => JOBS[job](context),
  )

const JOBS: Record<BuildJob, (context: LexiconContext) => Promise<boolean>> = { starter, default: fetchDefault, rebuild }

/** Builds without the installed dictionaries and leaves the manifest as it is: they are built in next. */
async function starter(context: LexiconContext): Promise<boolean> {
  const manifest = readManifest(context.dataFolder)
  if ((await stateOf(manifest, context)) !== 'missing') return true
  return buildStarterLexicon(manifest, context)
}

async function fetchDefault(context: LexiconContext): Promise<boolean> {
  const manifest = readManifest(context.dataFolder)
  if (manifest.isDefaultAcquired) return rebuildWith(await withMorphology(manifest, context), context)

  say(context, 'Fetching the default dictionaries …')
  const acquired = await acquireForManifest(KNOWN_DICTIONARIES, context)
  if (!acquired.ok) {
    say(context, acquired.error.message)
    await rebuild(context)
    return false
  }
  for (const { name, reason } of acquired.value.missing) say(context, `${name} could not be had: ${reason}`)
  const codes = new Set(acquired.value.dictionaries.map(({ code }) => code))
  const others = manifest.dictionaries.filter(({ code }) => !codes.has(code))
  const dictionaries = [...others, ...acquired.value.dictionaries]
  return rebuildLexicon(await withMorphology({ ...manifest, isDefaultAcquired: true, dictionaries }, context), context)
}

async function rebuild(context: LexiconContext): Promise<boolean> {
  return rebuildWith(readManifest(context.dataFolder), context)
}

async function rebuildWith(manifest: LexiconManifest, context: LexiconContext): Promise<boolean> {
  if ((await stateOf(manifest, context)) === 'current') return true
  return rebuildLexicon(manifest, context)
}

const stateOf = async (manifest: LexiconManifest, { dataFolder, starterFolder }: LexiconContext) =>
  lexiconState(dataFolder, await lexiconInputs(manifest, starterFolder))
