import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openCurrentLexicon } from './current-lexicon.ts'
import {
  currentGeneration,
  generationName,
  lexiconFileName,
  publishGeneration,
  removeLeftovers,
  unfinishedFileName,
} from './generation-files.ts'
import { type TestFolder, testFolder } from './testing/data-folder.ts'

let data: TestFolder
beforeEach(() => {
  data = testFolder()
})
afterEach(() => data.remove())

/** Publishes a generation of one row that says its name. */
function publish(generation: string): void {
  const connection = new DatabaseSync(join(data.folder, unfinishedFileName(generation)))
  connection.exec(`CREATE TABLE meta (value TEXT); INSERT INTO meta VALUES ('${generation}')`)
  connection.close()
  publishGeneration(data.folder, generation)
}

describe('the pointer', () => {
  test('names nothing before the first build', () => {
    expect(currentGeneration(data.folder)).toBeUndefined()
  })

  test('names the generation published last', () => {
    publish('aaa')
    publish('bbb')
    expect(currentGeneration(data.folder)).toBe('bbb')
  })

  test('that names something else is an error', () => {
    writeFileSync(join(data.folder, 'current'), '../accounts.db')
    expect(() => currentGeneration(data.folder)).toThrow(/does not name a search database/)
  })

  test('names of generations sort by age', () => {
    const names = [1_700_000_000_000, 1_700_000_000_001, 1_900_000_000_000].map(generationName)
    expect(names).toEqual(names.toSorted())
  })
})

describe('a crash', () => {
  test.each([
    ['in the middle of a build', () => writeFileSync(join(data.folder, unfinishedFileName('bbb')), 'half')],
    ['before the pointer is written', () => writeFileSync(join(data.folder, lexiconFileName('bbb')), 'whole')],
    ['while the pointer is written', () => writeFileSync(join(data.folder, 'current.new'), 'lexi')],
  ])('%s leaves the live database in use, and the next build cleans up', async (_, crash) => {
    publish('aaa')
    crash()
    const lexicon = await openCurrentLexicon(data.folder)
    expect(await lexicon.database.all('SELECT value FROM meta', [])).toEqual([{ value: 'aaa' }])
    lexicon.close()
    removeLeftovers(data.folder)
    expect(readdirSync(data.folder).sort()).toEqual(['current', 'lexicon.aaa.db'])
  })
})

describe('the open search database', () => {
  test('cannot be opened when there is none', async () => {
    await expect(openCurrentLexicon(data.folder)).rejects.toThrow(/no search database/)
  })

  test('goes over to the next generation and removes the former file', async () => {
    publish('aaa')
    const swaps: string[] = []
    const lexicon = await openCurrentLexicon(data.folder, { onSwap: (generation) => swaps.push(generation) })
    expect(lexicon.generation()).toBe('aaa')
    publish('bbb')
    lexicon.refresh()
    lexicon.refresh()
    expect([lexicon.generation(), swaps]).toEqual(['bbb', ['bbb']])
    expect(await lexicon.database.all('SELECT value FROM meta', [])).toEqual([{ value: 'bbb' }])
    expect(existsSync(join(data.folder, lexiconFileName('aaa')))).toBe(false)
    lexicon.close()
  })

  test('answers every call while generations come and go, each from the one in use when it was made', async () => {
    publish('g0')
    const lexicon = await openCurrentLexicon(data.folder)
    const calls: Promise<boolean>[] = []
    for (let round = 1; round <= 20; round++) {
      for (let n = 0; n < 50; n++) {
        const inUse = lexicon.generation()
        const answer = lexicon.database.all<{ value: string }>('SELECT value FROM meta', [])
        calls.push(answer.then(([row]) => row?.value === inUse))
      }
      publish(`g${round}`)
      lexicon.refresh()
    }
    expect(await Promise.all(calls)).toEqual(Array(1000).fill(true))
    expect(readdirSync(data.folder).sort()).toEqual(['current', 'lexicon.g20.db'])
    lexicon.close()
  })

  test('looks at the pointer every so often by itself, until it is closed', async () => {
    vi.useFakeTimers()
    publish('aaa')
    const lexicon = await openCurrentLexicon(data.folder, { pollMs: 500 })
    publish('bbb')
    vi.advanceTimersByTime(499)
    expect(lexicon.generation()).toBe('aaa')
    vi.advanceTimersByTime(1)
    expect(lexicon.generation()).toBe('bbb')
    lexicon.close()
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  test('stays with its generation when the next one cannot be opened, and says so once', async () => {
    publish('aaa')
    const failures: unknown[] = []
    const lexicon = await openCurrentLexicon(data.folder, { onFailure: (error) => failures.push(error) })
    publish('bbb')
    renameSync(join(data.folder, lexiconFileName('bbb')), join(data.folder, 'elsewhere'))
    lexicon.refresh()
    lexicon.refresh()
    expect(failures).toHaveLength(1)
    expect(await lexicon.database.all('SELECT value FROM meta', [])).toEqual([{ value: 'aaa' }])
    lexicon.close()
  })

  test('cannot be written', async () => {
    publish('aaa')
    const lexicon = await openCurrentLexicon(data.folder)
    await expect(lexicon.database.run("UPDATE meta SET value = 'x'", [])).rejects.toThrow(/readonly/)
    lexicon.close()
  })
})
