import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openCurrentLexicon } from './current-lexicon.ts'
import { ensureDefaultLexicon } from './default-lexicon.ts'
import { currentGeneration } from './generation-files.ts'
import { type TestFolder, testFolder } from './testing/data-folder.ts'

let data: TestFolder
beforeEach(() => {
  data = testFolder()
})
afterEach(() => data.remove())

test('a first start can answer from our own dictionaries as soon as it is awaited; a later one builds nothing', async () => {
  const lines: string[] = []
  const options = { dataFolder: data.folder, isStarterOnly: true, report: (line: string) => lines.push(line) }
  await (await ensureDefaultLexicon(options)).ready
  const lexicon = await openCurrentLexicon(data.folder)
  const rows = await lexicon.database.all<{ code: string }>('SELECT code FROM dictionary', [])
  expect(rows.map(({ code }) => code)).toContain('sanavirta.fi-en')
  expect(lines.join('\n')).toContain(`generation ${lexicon.generation()}`)
  lexicon.close()

  const [before, said] = [currentGeneration(data.folder), lines.length]
  await (await ensureDefaultLexicon(options)).ready
  expect([currentGeneration(data.folder), lines.length]).toEqual([before, said])
})

test('a data folder that is not there is made', async () => {
  const dataFolder = join(data.folder, 'deep', 'er')
  await ensureDefaultLexicon({ dataFolder, isStarterOnly: true, report: () => {} })
  expect(existsSync(join(dataFolder, 'current'))).toBe(true)
})
