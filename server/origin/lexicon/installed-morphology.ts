import { type ImportedMorphology, importMorphology } from './importers/import-morphology.ts'
import { actualPath, type LexiconManifest } from './lexicon-manifest.ts'
import { KNOWN_MORPHOLOGY } from './sources/known-morphology.ts'

export type OpenedMorphology = {
  morphology: ImportedMorphology[]
  /** What is installed but cannot be read, and why. */
  unreadable: { name: string; reason: string }[]
}

/** Reads the installed data for base forms. What cannot be read is named and left out. */
export function readMorphology({ morphology = [] }: LexiconManifest, dataFolder: string): OpenedMorphology {
  const opened: OpenedMorphology = { morphology: [], unreadable: [] }
  for (const { code, edition, files } of morphology) {
    const known = KNOWN_MORPHOLOGY.find((one) => one.code === code)
    if (!known) continue
    const imported = importMorphology(
      known,
      files.map((path) => actualPath(path, dataFolder)),
      edition,
    )
    if (imported.ok) opened.morphology.push(imported.value)
    else opened.unreadable.push({ name: code, reason: imported.error.message })
  }
  return opened
}
