import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fail, ok } from '#shared/result.ts'
import { runBuildJob } from './build-jobs.ts'
import { runLexiconCommand } from './commands/run-lexicon-command.ts'
import { currentGeneration, lexiconFileName } from './generation-files.ts'
import type { LexiconContext } from './lexicon-context.ts'
import { readManifest, writeManifest } from './lexicon-manifest.ts'
import type { Source } from './sources/source.ts'
import { type TestFolder, testFolder } from './testing/data-folder.ts'

let data: TestFolder
beforeEach(() => {
  data = testFolder()
  writeManifest(data.folder, { isDefaultAcquired: true, withoutStarter: [], dictionaries: [] })
})
afterEach(() => data.remove())

/** A machine's package source that has `voikko-fi` only. */
function packages(edition = '1'): Source & { asked: string[][] } {
  const asked: string[][] = []
  return {
    asked,
    name: 'packages',
    async acquire(names, { folder }) {
      asked.push([...names])
      const path = join(folder, 'voikko-fi', 'mor.vfst')
      mkdirSync(join(folder, 'voikko-fi'), { recursive: true })
      writeFileSync(path, `transducer ${edition}`)
      const missing = names.filter((name) => name !== 'voikko-fi').map((name) => ({ name, reason: 'not there' }))
      return ok({ acquired: [{ name: 'voikko-fi', files: [path], edition, checksum: `sha256:${edition}`, licenceFile: path }], missing })
    },
  }
}

const OFFLINE: Source = { name: 'nowhere', acquire: async () => fail({ code: 'offline', message: 'No package source answers.' }) }
const run = (context: Partial<LexiconContext>) => runBuildJob('default', { ...data.context, ...context })

function rowsOf(table: string): unknown[] {
  const connection = new DatabaseSync(join(data.folder, lexiconFileName(currentGeneration(data.folder) ?? '')), { readOnly: true })
  const rows = connection.prepare(`SELECT * FROM ${table}`).all()
  connection.close()
  return rows
}

describe('SUG-020 the data for base forms', () => {
  test('comes with the default dictionaries, with its licence, and is in the search database', async () => {
    expect(await run({ packages: packages() })).toBe(true)
    expect(readManifest(data.folder).morphology).toMatchObject([
      { code: 'voikko-fi', edition: '1', licence: { name: 'GPL-2.0-or-later' }, files: ['sources/voikko-fi/mor.vfst'] },
    ])
    expect(rowsOf('morphology_data')).toMatchObject([{ name: 'fi.transducer', number: 0 }])
    expect(rowsOf('base_form_language')).toMatchObject([{ lang: 'fi', source: expect.stringContaining('GPL-2.0-or-later') }])
    expect(data.said()).toContain('hunspell-sv could not be had: not there')
  })

  test('is fetched once', async () => {
    const source = packages()
    await run({ packages: source })
    const generation = currentGeneration(data.folder)
    await run({ packages: source })
    expect(source.asked).toEqual([['voikko-fi', 'hunspell-sv', 'wordnet-base']])
    expect(currentGeneration(data.folder)).toBe(generation)
  })

  test('that cannot be had is asked for again next time, and all else is built', async () => {
    expect(await run({ packages: OFFLINE })).toBe(true)
    expect(data.said()).toContain('The data for base forms could not be had: No package source answers.')
    expect(readManifest(data.folder).morphology).toBeUndefined()
    expect(rowsOf('dictionary')).toHaveLength(1)
    await run({ packages: packages() })
    expect(rowsOf('morphology_data')).toHaveLength(1)
  })

  test('is fetched anew by an update, and a newer edition makes a new generation', async () => {
    await run({ packages: packages() })
    const generation = currentGeneration(data.folder)
    await runLexiconCommand(['update'], { ...data.context, packages: packages('2') })
    expect(readManifest(data.folder).morphology).toMatchObject([{ edition: '2' }])
    expect(currentGeneration(data.folder)).not.toBe(generation)
  })

  test('is listed with its licence', async () => {
    await run({ packages: packages() })
    await runLexiconCommand(['list'], data.context)
    expect(data.said()).toMatch(/For base forms:\n {2}voikko-fi {2}1 {2}GPL-2\.0-or-later/)
  })

  test('that cannot be read is named and left out', async () => {
    await run({ packages: packages() })
    const manifest = readManifest(data.folder)
    writeManifest(data.folder, { ...manifest, morphology: manifest.morphology?.map((one) => ({ ...one, edition: '3', files: [] })) ?? [] })
    expect(await runBuildJob('rebuild', data.context)).toBe(false)
    expect(data.said()).toContain('voikko-fi is left out: it has no file …/mor.vfst')
    expect(rowsOf('morphology_data')).toEqual([])
    expect(rowsOf('dictionary')).toHaveLength(1)
  })
})
