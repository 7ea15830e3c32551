import { closeSync, fsyncSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The search database in the data folder: one file per generation, `lexicon.<generation>.db`, and the pointer `current`, which
 * holds the name of the file in use. A file is complete before the pointer names it, and the pointer is replaced whole.
 */
export const lexiconFileName = (generation: string): string => `lexicon.${generation}.db`

/** A file on its way: it is only renamed to its name when it is complete. */
export const unfinishedFileName = (generation: string): string => `lexicon.${generation}.building`

const POINTER = 'current'
const FILE_NAME = /^lexicon\.([a-z0-9]+)\.db$/

/** Names for generations sort by age: the time of the build in milliseconds, in base 36. */
export const generationName = (now: number): string => now.toString(36)

/** The generation that the pointer names, or undefined when there is none yet. Throws when the pointer cannot be read or names something else. */
export function currentGeneration(dataFolder: string): string | undefined {
  const text = readIfThere(join(dataFolder, POINTER))
  if (text === undefined) return undefined
  const [, generation] = FILE_NAME.exec(text.trim()) ?? []
  if (generation === undefined) throw new Error(`${join(dataFolder, POINTER)} does not name a search database`)
  return generation
}

/** The path of the file in use, or undefined when there is none yet. */
export function currentLexiconFile(dataFolder: string): string | undefined {
  const generation = currentGeneration(dataFolder)
  return generation === undefined ? undefined : join(dataFolder, lexiconFileName(generation))
}

/** Puts a finished file in place and makes it the one in use. A crash at any point leaves the former one in use. */
export function publishGeneration(dataFolder: string, generation: string): void {
  renameSync(join(dataFolder, unfinishedFileName(generation)), join(dataFolder, lexiconFileName(generation)))
  const fresh = join(dataFolder, `${POINTER}.new`)
  writeFileSync(fresh, `${lexiconFileName(generation)}\n`)
  flush(fresh)
  renameSync(fresh, join(dataFolder, POINTER))
}

/** Removes what builds that broke off have left, and every generation but the one in use. Only for whoever holds the build lock. */
export function removeLeftovers(dataFolder: string): void {
  const current = currentGeneration(dataFolder)
  const kept = current === undefined ? undefined : lexiconFileName(current)
  const isLeftover = (name: string) => name === `${POINTER}.new` || (/^lexicon\.[a-z0-9]+\.(?:db|building)\b/.test(name) && name !== kept)
  for (const name of readdirSync(dataFolder).filter(isLeftover)) rmSync(join(dataFolder, name), { force: true })
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function flush(path: string): void {
  const file = openSync(path, 'r+')
  fsyncSync(file)
  closeSync(file)
}
