import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fail } from '#shared/result.ts'
import { type BuildJob, runBuildJob } from './build-jobs.ts'
import { currentGeneration, lexiconFileName } from './generation-files.ts'
import type { LexiconContext } from './lexicon-context.ts'
import { readManifest, writeManifest } from './lexicon-manifest.ts'
import { folderSource, type TestFolder, testFolder, writeDictd, writeDictionary } from './testing/data-folder.ts'

let data: TestFolder
beforeEach(() => {
  data = testFolder()
})
afterEach(() => data.remove())

const run = (job: BuildJob, context: Partial<LexiconContext> = {}) => runBuildJob(job, { ...data.context, ...context })

function served(): { code: string; entries: number }[] {
  const connection = new DatabaseSync(join(data.folder, lexiconFileName(currentGeneration(data.folder) ?? '')), { readOnly: true })
  const rows = connection.prepare('SELECT code, entry_count AS entries FROM dictionary ORDER BY code').all()
  connection.close()
  return rows.map(({ code, entries }) => ({ code: String(code), entries: Number(entries) }))
}

const source = () => {
  writeDictd(join(data.folder, 'sources'), 'fin-eng', ['talo', 'kuusi', 'sää'])
  return folderSource(join(data.folder, 'sources'), ['fin-eng'], '2022')
}

const OFFLINE = {
  nameOf: () => 'x',
  source: { name: 'nowhere', acquire: async () => fail({ code: 'offline', message: 'No package source answers.' } as const) },
}

describe('starter', () => {
  test('builds our own dictionaries alone', async () => {
    expect(await run('starter')).toBe(true)
    expect(served()).toEqual([{ code: 'own.fi-en', entries: 2 }])
  })

  test('does nothing when there is a search database', async () => {
    await run('starter')
    const generation = currentGeneration(data.folder)
    await run('starter')
    expect(currentGeneration(data.folder)).toBe(generation)
  })

  test('replaces one of another form, and keeps what is installed in the manifest', async () => {
    await run('default', { sources: [source()] })
    const path = join(data.folder, lexiconFileName(currentGeneration(data.folder) ?? ''))
    const connection = new DatabaseSync(path)
    connection.exec("UPDATE meta SET value = '0' WHERE key = 'schema'")
    connection.close()

    await run('starter')
    expect(served()).toEqual([{ code: 'own.fi-en', entries: 2 }])
    expect(readManifest(data.folder).dictionaries.map(({ code }) => code)).toEqual(['own.fi-en', 'freedict.fin-eng'])
    expect(await run('rebuild')).toBe(true)
    expect(served()).toEqual([
      { code: 'freedict.fin-eng', entries: 3 },
      { code: 'own.fi-en', entries: 2 },
    ])
  })
})

describe('default', () => {
  test('fetches, builds, and states in the manifest what each dictionary is and where it is from', async () => {
    expect(await run('default', { sources: [source()] })).toBe(true)
    expect(served()).toEqual([
      { code: 'freedict.fin-eng', entries: 3 },
      { code: 'own.fi-en', entries: 2 },
    ])
    const manifest = readManifest(data.folder)
    expect(manifest).toMatchObject({
      isDefaultAcquired: true,
      dictionaries: [
        { kind: 'starter', code: 'own.fi-en', licence: { name: 'CC0' }, entries: 2, errors: 0 },
        { kind: 'known', code: 'freedict.fin-eng', edition: '2022', licence: { name: 'CC BY-SA 3.0' }, entries: 3, errors: 0 },
      ],
    })
    expect(data.said()).toContain('freedict.fin-swe could not be had: a folder: not in the folder')
  })

  test('offline serves our own dictionaries alone, says so, and asks again next time', async () => {
    expect(await run('default', { sources: [OFFLINE] })).toBe(false)
    expect(served()).toEqual([{ code: 'own.fi-en', entries: 2 }])
    expect(data.said()).toContain('starter dictionaries are served alone')
    expect(readManifest(data.folder).isDefaultAcquired).toBe(false)
  })

  test('once fetched is not fetched again, so that what was removed stays away', async () => {
    writeManifest(data.folder, { isDefaultAcquired: true, withoutStarter: [], dictionaries: [] })
    expect(await run('default', { sources: [source()] })).toBe(true)
    expect(served()).toEqual([{ code: 'own.fi-en', entries: 2 }])
  })
})

describe('rebuild', () => {
  test('does nothing when all is as it was', async () => {
    await run('starter')
    const generation = currentGeneration(data.folder)
    await run('rebuild')
    expect(currentGeneration(data.folder)).toBe(generation)
  })

  test('builds when one of our own dictionaries has changed', async () => {
    await run('starter')
    writeDictionary(join(data.context.starterFolder, 'own.fi-en.json'), { code: 'own.fi-en', langs: ['fi', 'en'] }, ['a', 'b', 'c'])
    await run('rebuild')
    expect(served()).toEqual([{ code: 'own.fi-en', entries: 3 }])
  })

  test('leaves out and names what cannot be read, and goes on with the rest', async () => {
    await run('default', { sources: [source()] })
    writeFileSync(join(data.folder, 'sources', 'fin-eng.dict.dz'), Buffer.from([0x1f, 0x8b, 1, 2, 3]))
    writeFileSync(join(data.context.starterFolder, 'broken.json'), '{ not json')
    expect(await run('rebuild')).toBe(false)
    expect(served()).toEqual([
      { code: 'freedict.fin-eng', entries: 0 },
      { code: 'own.fi-en', entries: 2 },
    ])
    expect(data.said()).toMatch(/broken\.json is left out/)
    expect(data.said()).toMatch(/freedict\.fin-eng: 0 entries, 1 records could not be read/)
  })

  test('leaves no former generation and no unfinished file behind but the one that a server may still have open', async () => {
    await run('starter')
    const former = lexiconFileName(currentGeneration(data.folder) ?? '')
    writeFileSync(join(data.folder, 'lexicon.old.db'), '')
    writeFileSync(join(data.folder, 'lexicon.crash.building'), '')
    writeDictionary(join(data.context.starterFolder, 'more.json'), { code: 'own.more', langs: ['fi', 'en'] }, ['d'])
    await run('rebuild')
    const names = readdirSync(data.folder).filter((name) => /^lexicon\..*(?:db|building)/.test(name))
    expect(names.sort()).toEqual([former, lexiconFileName(currentGeneration(data.folder) ?? '')].sort())
  })
})

test('a build that fails leaves the live database and the manifest as they were', async () => {
  await run('starter')
  const [generation, manifest] = [currentGeneration(data.folder), readFileSync(join(data.folder, 'dictionaries.json'), 'utf8')]
  writeDictionary(join(data.context.starterFolder, 'second.json'), { code: 'own.fi-en', langs: ['fi', 'en'] }, ['same code'])
  await expect(run('rebuild')).rejects.toThrow(/UNIQUE constraint failed: dictionary.code/)
  expect(currentGeneration(data.folder)).toBe(generation)
  expect(readFileSync(join(data.folder, 'dictionaries.json'), 'utf8')).toBe(manifest)
  expect(existsSync(join(data.folder, lexiconFileName(generation ?? '')))).toBe(true)
})
