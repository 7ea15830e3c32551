import { withProgress } from './acquire-dictionaries.ts'
import { type LexiconContext, say } from './lexicon-context.ts'
import { type InstalledMorphology, keptPath, type LexiconManifest } from './lexicon-manifest.ts'
import { debianPackages } from './sources/debian-package.ts'
import { KNOWN_MORPHOLOGY, type KnownMorphology } from './sources/known-morphology.ts'
import type { Acquired } from './sources/source.ts'

/**
 * The manifest with the data that base forms are worked out from, fetched once, or again when it is to be updated. What cannot be had is
 * named to the operator and stays as it was: its language has the base forms that entries give and no others.
 */
export async function withMorphology(
  manifest: LexiconManifest,
  context: LexiconContext,
  { isUpdate = false }: { isUpdate?: boolean } = {},
): Promise<LexiconManifest> {
  const packages = context.packages ?? (context.sources ? undefined : debianPackages)
  if (!packages || (manifest.morphology && !isUpdate)) return manifest

  const wanted = KNOWN_MORPHOLOGY.map(({ code }) => code)
  const result = await withProgress(context, (acquiring) => packages.acquire(wanted, acquiring))
  if (!result.ok) {
    say(context, `The data for base forms could not be had: ${result.error.message}`)
    return manifest
  }
  const { acquired, missing } = result.value
  for (const { name, reason } of missing) say(context, `${name} could not be had: ${reason}`)
  const installed = KNOWN_MORPHOLOGY.flatMap((known) => {
    const found = acquired.find(({ name }) => name === known.code)
    return found ? [installedOf(known, found, context.dataFolder)] : (manifest.morphology?.filter(({ code }) => code === known.code) ?? [])
  })
  return { ...manifest, morphology: installed }
}

const installedOf = ({ code, licence }: KnownMorphology, acquired: Acquired, dataFolder: string): InstalledMorphology => ({
  code,
  licence,
  ...(acquired.edition !== undefined && { edition: acquired.edition }),
  ...(acquired.checksum !== undefined && { checksum: acquired.checksum }),
  ...(acquired.licenceFile !== undefined && { licenceFile: keptPath(acquired.licenceFile, dataFolder) }),
  files: acquired.files.map((path) => keptPath(path, dataFolder)),
})
