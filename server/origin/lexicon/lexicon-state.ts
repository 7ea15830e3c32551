import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { currentGeneration, lexiconFileName } from './generation-files.ts'
import { LEXICON_SCHEMA } from './index/lexicon-schema.ts'

/** `missing`: there is none that this program can serve. `outdated`: it can be served, but is made of something else than it should be. */
export type LexiconState = 'missing' | 'outdated' | 'current'

/** How the search database in use stands to what it should be made of. */
export function lexiconState(dataFolder: string, inputs: string): LexiconState {
  const generation = currentGeneration(dataFolder)
  if (generation === undefined) return 'missing'
  const meta = metaOf(join(dataFolder, lexiconFileName(generation)))
  if (meta?.get('schema') !== LEXICON_SCHEMA) return 'missing'
  return meta.get('inputs') === inputs ? 'current' : 'outdated'
}

function metaOf(path: string): Map<unknown, unknown> | undefined {
  if (!existsSync(path)) return undefined
  const connection = new DatabaseSync(path, { readOnly: true })
  try {
    return new Map(
      connection
        .prepare('SELECT key, value FROM meta')
        .all()
        .map(({ key, value }) => [key, value]),
    )
  } catch {
    return undefined // not a database of ours: the next build replaces it
  } finally {
    connection.close()
  }
}
