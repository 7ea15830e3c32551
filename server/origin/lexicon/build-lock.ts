import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const LONGEST_WAIT_MS = 30 * 60 * 1000

/**
 * Runs `work` while no other process changes the dictionaries of the data folder; `onWait` is told once when another one has to
 * end first. Throws when it has not ended within half an hour.
 *
 * The lock is SQLite's lock on a file, which the system takes back when the process dies: nothing is left to clean up.
 */
export async function withBuildLock<Answer>(dataFolder: string, onWait: () => void, work: () => Promise<Answer>): Promise<Answer> {
  mkdirSync(dataFolder, { recursive: true })
  const lock = new DatabaseSync(join(dataFolder, 'lexicon.lock'), { timeout: 0 })
  try {
    if (!tryToLock(lock)) {
      onWait()
      lock.exec(`PRAGMA busy_timeout = ${LONGEST_WAIT_MS}`)
      lock.exec(LOCK)
    }
    return await work()
  } finally {
    lock.close()
  }
}

const LOCK = 'BEGIN EXCLUSIVE'

function tryToLock(lock: DatabaseSync): boolean {
  try {
    lock.exec(LOCK)
    return true
  } catch (error) {
    if (error instanceof Error && /locked/.test(error.message)) return false
    throw error
  }
}
