import { buildGeneration, type GenerationResult } from './build-generation.ts'
import type { DictionaryCounts } from './index/stage-entries.ts'
import { openInstalled } from './installed-dictionaries.ts'
import { readMorphology } from './installed-morphology.ts'
import { type LexiconContext, say } from './lexicon-context.ts'
import { lexiconInputs } from './lexicon-inputs.ts'
import { type InstalledDictionary, type LexiconManifest, writeManifest } from './lexicon-manifest.ts'

/**
 * Builds a generation of what the manifest names, swaps it in and writes the manifest; until then nothing has changed. Tells the
 * operator what went in. Answers whether everything did. Only for whoever holds the build lock.
 */
export const rebuildLexicon = (manifest: LexiconManifest, context: LexiconContext): Promise<boolean> => build(manifest, manifest, context)

/** The same of our own dictionaries alone; the manifest goes on naming the others, which are built in next. */
export const buildStarterLexicon = (manifest: LexiconManifest, context: LexiconContext): Promise<boolean> =>
  build(manifest, { ...manifest, dictionaries: [] }, context)

async function build(manifest: LexiconManifest, built: LexiconManifest, context: LexiconContext): Promise<boolean> {
  const { dataFolder, starterFolder, now } = context
  const startedAt = now()
  const { dictionaries, groups, unreadable } = await openInstalled(built, { dataFolder, starterFolder })
  const { morphology, unreadable: unreadableMorphology } = readMorphology(built, dataFolder)
  unreadable.push(...unreadableMorphology)
  for (const { name, reason } of unreadable) say(context, `${name} is left out: ${reason}`)

  const inputs = await lexiconInputs(built, starterFolder)
  const onDictionary = (counts: DictionaryCounts) => say(context, countsText(counts))
  const result = await buildGeneration({ dataFolder, dictionaries, groups, morphology, inputs, now, onDictionary })
  writeManifest(dataFolder, withCounts(manifest, result.dictionaries))
  say(context, resultText(result, now() - startedAt))
  return unreadable.length === 0
}

const resultText = ({ entries, headwords, dictionaries, generation }: GenerationResult, tookMs: number) =>
  `${entries} entries, ${headwords} headwords in ${dictionaries.length} dictionaries: generation ${generation}, ${(tookMs / 1000).toFixed(1)} s`

/** How many went in, and the first of those that could not. */
export function countsText({ dictionary, entries, errors, firstErrors }: DictionaryCounts): string {
  const line = `${dictionary.code}: ${entries} entries`
  if (errors === 0) return line
  const listed = firstErrors.map(({ where, reason }) => `  ${where}: ${reason}`)
  const more = errors > listed.length ? [`  … and ${errors - listed.length} more`] : []
  return [`${line}, ${errors} records could not be read:`, ...listed, ...more].join('\n')
}

/** The manifest with what the build has counted, our own dictionaries included. */
function withCounts(manifest: LexiconManifest, counted: readonly DictionaryCounts[]): LexiconManifest {
  const added = manifest.dictionaries.filter(({ kind }) => kind !== 'starter')
  const dictionaries = counted.map(({ dictionary, entries, errors }): InstalledDictionary => {
    const { code, licence, edition } = dictionary
    const known = added.find((one) => one.code === code)
    return known
      ? { ...known, entries, errors }
      : { kind: 'starter', code, licence, ...(edition !== undefined && { edition }), entries, errors }
  })
  const leftOut = added.filter(({ code }) => !counted.some(({ dictionary }) => dictionary.code === code))
  return { ...manifest, dictionaries: [...dictionaries, ...leftOut] }
}
