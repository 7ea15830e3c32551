import { type LocalWorkers, startLocalWorkers } from '../../server/runtimes/scripts/local-workers.ts'
import { ensureBuilt } from './built.ts'
import { starterLexicon } from './starter-lexicon.ts'

export const TOKEN_KEYS = ['a signing key of the tests, at least 43 characters long']

/** Both built workers in workerd on a free port, over our own dictionaries. */
export async function startBuiltWorkers(): Promise<LocalWorkers> {
  ensureBuilt()
  const lexicon = await starterLexicon()
  try {
    return await startLocalWorkers({ lexiconFile: lexicon.file, port: 0, host: '127.0.0.1', tokenKeys: TOKEN_KEYS })
  } finally {
    lexicon.remove()
  }
}
