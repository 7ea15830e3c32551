import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DictionaryGroup } from '#shared/dictionary/dictionary.ts'
import { readMigrations } from '../storage/read-migrations.ts'
import { frequencySetting } from './frequency-setting.ts'
import { generationName, publishGeneration, removeLeftovers, unfinishedFileName } from './generation-files.ts'
import type { ImportedMorphology } from './importers/import-morphology.ts'
import type { ImportedDictionary } from './importers/imported-entry.ts'
import { type BuildResult, buildLexiconFile } from './index/build-lexicon-file.ts'
import { readFrequencies } from './index/frequency-list.ts'
import type { DictionaryCounts } from './index/stage-entries.ts'

export type GenerationInput = {
  dataFolder: string
  dictionaries: readonly ImportedDictionary[]
  groups: readonly DictionaryGroup[]
  morphology: readonly ImportedMorphology[]
  /** What the generation is made of, in one text; kept in it to tell when it must be built anew. */
  inputs: string
  now: () => number
  onDictionary?: (counts: DictionaryCounts) => void
}

export type GenerationResult = BuildResult & { generation: string }

/**
 * Builds the next generation beside the one in use and swaps it in. Only for whoever holds the build lock. Throws, leaving the one
 * in use as it is, when a dictionary cannot be read to its end.
 */
export async function buildGeneration(input: GenerationInput): Promise<GenerationResult> {
  const { dataFolder, inputs, now, ...rest } = input
  removeLeftovers(dataFolder)
  const builtAt = now()
  const generation = generationName(builtAt)
  const result = await buildLexiconFile({
    ...rest,
    path: join(dataFolder, unfinishedFileName(generation)),
    schema: readMigrations(MIGRATIONS).map(({ sql }) => sql),
    generation,
    builtAt: new Date(builtAt).toISOString(),
    inputs,
    frequencies: readFrequencies(frequencySetting()),
  })
  publishGeneration(dataFolder, generation)
  return { ...result, generation }
}

const MIGRATIONS = fileURLToPath(new URL('../storage/migrations/lexicon', import.meta.url))
