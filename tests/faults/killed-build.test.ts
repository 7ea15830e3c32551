import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCurrentLexicon } from '#server/origin/lexicon/current-lexicon.ts'
import { buildScript } from '#server/origin/lexicon/project-folder.ts'
import { type StarterLexicon, starterLexicon } from '../support/starter-lexicon.ts'

/** So many that the build is still at work when it has told of our own dictionaries. */
const ADDED_WORDS = 60_000

let lexicon: StarterLexicon
beforeAll(async () => {
  lexicon = await starterLexicon()
  addDictionary(lexicon.dataFolder)
})
afterAll(() => lexicon.remove())

/** An operator's own dictionary, which the database in use does not have yet. */
function addDictionary(folder: string): void {
  const licence = { name: 'MIT' }
  const dictionary = { code: 'added', title: 'Added', type: 'monoLingual', langs: ['fi'], licence }
  const entries = Array.from({ length: ADDED_WORDS }, (_, index) => ({
    id: `added:${index}`,
    headword: `sana${index}`,
    clean_headword: `sana${index}`,
    lang: 'fi',
    senses: [{ id: 's1', definitions: [{ text: `sanan ${index} selitys`, lang: 'fi' }] }],
  }))
  writeFileSync(join(folder, 'added.json'), JSON.stringify({ dictionary, entries }))
  const installed = { kind: 'json', code: 'added', licence, files: ['added.json'], location: 'added.json' }
  writeFileSync(join(folder, 'dictionaries.json'), JSON.stringify({ dictionaries: [installed] }))
}

const rebuild = (): ChildProcess =>
  spawn(process.execPath, [buildScript(), 'rebuild', lexicon.dataFolder], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })

async function databaseInUse() {
  const current = await openCurrentLexicon(lexicon.dataFolder)
  const dictionaries = await current.database.all<{ code: string }>('SELECT code, entry_count FROM dictionary ORDER BY code', [])
  const [check] = await current.database.all('PRAGMA integrity_check', [])
  current.close()
  return { generation: current.generation(), dictionaries, check }
}

test.each([1, 3, 5])('a build that is killed after %i dictionaries leaves the search database in use as it is', async (killedAfter) => {
  const before = await databaseInUse()
  const child = rebuild()
  const ended = once(child, 'exit')
  let told = 0
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', () => {
      told += 1
      if (told === killedAfter) child.kill('SIGKILL')
    })
  }
  expect(await ended).toEqual([null, 'SIGKILL'])
  expect(readdirSync(lexicon.dataFolder).some((name) => name.endsWith('.building'))).toBe(true)
  expect(await databaseInUse()).toEqual(before)
  expect(before.check).toEqual({ integrity_check: 'ok' })
})

test('the next build is not in the way of what they left, and clears it away', async () => {
  const { generation } = await databaseInUse()
  const child = rebuild()
  child.stdout?.resume()
  expect(await once(child, 'exit')).toEqual([0, null])
  const after = await databaseInUse()
  expect(after.generation > generation).toBe(true)
  expect(after.dictionaries.map(({ code }) => code)).toContain('added')
  expect(readFileSync(join(lexicon.dataFolder, 'current'), 'utf8').trim()).toBe(`lexicon.${after.generation}.db`)
  expect(readdirSync(lexicon.dataFolder).filter((name) => name.endsWith('.building'))).toEqual([])
})
