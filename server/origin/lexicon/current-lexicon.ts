import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../storage/database.ts'
import { openNodeSqliteDatabase } from '../storage/node-sqlite-database.ts'
import { currentGeneration, lexiconFileName } from './generation-files.ts'

export type CurrentLexiconOptions = {
  /** Told after each swap. */
  onSwap?: (generation: string) => void
  /** Told when the new generation cannot be opened; the one in use stays. */
  onFailure?: (error: unknown) => void
  pollMs?: number
}

export type CurrentLexicon = {
  /** Answers from the generation in use at the time of each call. */
  database: Database
  /** The generation in use: part of every cache key. */
  generation: () => string
  /** Looks at the pointer now instead of at the next poll. */
  refresh: () => void
  close: () => void
}

const DEFAULT_POLL_MS = 1000

/**
 * Opens the search database that the data folder's pointer names, and goes over to the next one when the pointer changes.
 * Throws when there is none.
 *
 * node:sqlite answers within the call, so no call is ever half-way when the swap comes: the former file is closed and removed
 * at once. Two calls of one request may fall on both sides of it, and so see two generations.
 */
export async function openCurrentLexicon(dataFolder: string, options: CurrentLexiconOptions = {}): Promise<CurrentLexicon> {
  let open = openGeneration(dataFolder)
  let failed: string | undefined

  const swap = () => {
    const generation = currentGeneration(dataFolder)
    if (generation === undefined || generation === open.generation || generation === failed) return
    const former = open
    failed = generation
    open = openGeneration(dataFolder)
    failed = undefined
    former.database.close()
    removeFile(dataFolder, former.generation)
    options.onSwap?.(open.generation)
  }
  const refresh = () => {
    try {
      swap()
    } catch (error) {
      options.onFailure?.(error)
    }
  }
  const timer = setInterval(refresh, options.pollMs ?? DEFAULT_POLL_MS)
  timer.unref()

  return {
    database: {
      all: (sql, values) => open.database.all(sql, values),
      run: (sql, values) => open.database.run(sql, values),
      batch: (statements) => open.database.batch(statements),
    },
    generation: () => open.generation,
    refresh,
    close() {
      clearInterval(timer)
      open.database.close()
    },
  }
}

/** The pointer may move on, and its former file be removed, between reading it and opening the file. */
function openGeneration(dataFolder: string) {
  for (let attempt = 1; ; attempt++) {
    const generation = currentGeneration(dataFolder)
    if (generation === undefined) throw new Error(`There is no search database in ${dataFolder}`)
    try {
      return { generation, database: openNodeSqliteDatabase(join(dataFolder, lexiconFileName(generation)), { readOnly: true }) }
    } catch (error) {
      if (attempt === 3) throw error
    }
  }
}

/** Systems that cannot remove an open file leave it to the next build. */
function removeFile(dataFolder: string, generation: string): void {
  try {
    rmSync(join(dataFolder, lexiconFileName(generation)), { force: true })
  } catch {
    // another process still has it open
  }
}
