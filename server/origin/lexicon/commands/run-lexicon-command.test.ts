import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fail } from '#shared/result.ts'
import { currentGeneration, lexiconFileName } from '../generation-files.ts'
import { readManifest } from '../lexicon-manifest.ts'
import { folderSource, type TestFolder, testFolder, writeDictd, writeDictionary } from '../testing/data-folder.ts'
import { runLexiconCommand } from './run-lexicon-command.ts'

let data: TestFolder
let elsewhere: string
beforeEach(() => {
  data = testFolder()
  elsewhere = join(data.folder, '..', 'elsewhere')
  writeDictd(elsewhere, 'fin-eng', ['talo', 'kuusi'])
  writeDictd(elsewhere, 'swe-eng', ['hus'])
})
afterEach(() => data.remove())

const source = (edition = '1') => folderSource(elsewhere, ['fin-eng', 'swe-eng'], edition)
const run = (line: string, sources = [source()]) => runLexiconCommand(line.split(' ').filter(Boolean), { ...data.context, sources })
const generation = () => currentGeneration(data.folder)

function served(): string[] {
  const connection = new DatabaseSync(join(data.folder, lexiconFileName(generation() ?? '')), { readOnly: true })
  const rows = connection.prepare('SELECT code, entry_count FROM dictionary ORDER BY code').all()
  connection.close()
  return rows.map(({ code, entry_count }) => `${code} ${entry_count}`)
}

describe('add', () => {
  test.each(['fin-eng', 'freedict.fin-eng'])('a known dictionary by its name %s', async (name) => {
    expect(await run(`add ${name}`)).toBe(0)
    expect(served()).toEqual(['freedict.fin-eng 2', 'own.fi-en 2'])
    expect(readManifest(data.folder).dictionaries).toMatchObject([
      { kind: 'starter' },
      { kind: 'known', edition: '1', licence: { name: 'CC BY-SA 3.0' } },
    ])
  })

  test('one that is made by turning another round', async () => {
    expect(await run('add eng-swe')).toBe(0)
    expect(served()).toEqual(['freedict.eng-swe 1', 'own.fi-en 2'])
  })

  test('a file in our own format, which may then go away', async () => {
    const path = join(elsewhere, 'words.json')
    writeDictionary(path, { code: 'mine.words', langs: ['fi', 'en'], edition: '3' }, ['a', 'b', 'c'])
    expect(await run(`add ${path}`)).toBe(0)
    expect(served()).toEqual(['mine.words 3', 'own.fi-en 2'])
    rmSync(path)
    expect(await run('add fin-eng')).toBe(0)
    expect(served()).toEqual(['freedict.fin-eng 2', 'mine.words 3', 'own.fi-en 2'])
    expect(readManifest(data.folder).dictionaries.find(({ code }) => code === 'mine.words')).toMatchObject({
      kind: 'json',
      edition: '3',
      location: path,
    })
  })

  test('a file of the same code as one of ours stands in its place', async () => {
    const path = join(elsewhere, 'words.json')
    writeDictionary(path, { code: 'own.fi-en', langs: ['fi', 'en'] }, ['a', 'b', 'c'])
    expect(await run(`add ${path}`)).toBe(0)
    expect(served()).toEqual(['own.fi-en 3'])
  })

  test('files of a dictd dictionary that is not known, once it is described', async () => {
    const [index] = writeDictd(elsewhere, 'puhekieli', ['mä', 'sä', 'toi'])
    expect(await run(`add ${index}`)).toBe(1)
    expect(data.said()).toContain('--from=fi --to=en --licence=')
    expect(await run(`add ${index} --from=fi --to=fi --licence=CC0 --title=Puhekieli`)).toBe(0)
    expect(served()).toEqual(['added.puhekieli 3', 'own.fi-en 2'])
  })

  test('the files of a known dictionary that lie on this machine', async () => {
    expect(await run(`add ${join(elsewhere, 'fin-eng.index')}`, [])).toBe(0)
    expect(served()).toEqual(['freedict.fin-eng 2', 'own.fi-en 2'])
  })

  test('FreeDict’s own eng-swe is refused with the reason', async () => {
    const [index] = writeDictd(elsewhere, 'freedict-eng-swe', ['house'])
    expect(await run(`add ${index}`)).toBe(1)
    expect(data.said()).toMatch(/eng-swe.*corrupt/)
  })

  test('offline says so, ends with 1 and changes nothing', async () => {
    const nowhere = {
      nameOf: () => 'x',
      source: { name: 'nowhere', acquire: async () => fail({ code: 'offline', message: 'No answer.' } as const) },
    }
    expect(await run('add fin-eng', [nowhere])).toBe(1)
    expect(data.said()).toContain('is this machine online?')
    expect(generation()).toBeUndefined()
  })

  test('what can be had is added when the rest cannot, and the end is 1', async () => {
    expect(await run('add fin-eng fin-swe')).toBe(1)
    expect(data.said()).toContain('freedict.fin-swe could not be had')
    expect(served()).toEqual(['freedict.fin-eng 2', 'own.fi-en 2'])
  })

  test.each([
    'add',
    'add nonsense',
    'add fin-eng --from=xx',
    'add fin-eng --colour=red',
    'add ./absent.json',
    'steal',
    'remove',
    'remove nonsense',
  ])('`%s` ends with 1 and changes nothing', async (line) => {
    expect(await run(line)).toBe(1)
    expect(generation()).toBeUndefined()
  })

  test('bad records are counted and the first of them named', async () => {
    const words = Array.from({ length: 12 }, () => ({ headword: 7 }))
    const dictionary = { code: 'mine.bad', type: 'monoDirectional', title: 't', langs: ['fi', 'en'], licence: { name: 'CC0' } }
    writeFileSync(join(elsewhere, 'bad.json'), JSON.stringify({ dictionary, entries: words }))
    expect(await run(`add ${join(elsewhere, 'bad.json')}`)).toBe(0)
    expect(data.said()).toContain('mine.bad: 0 entries, 12 records could not be read:')
    expect(data.said()).toContain('… and 2 more')
  })
})

describe('remove', () => {
  test('takes a dictionary out, one of ours too, and add brings that back', async () => {
    await run('add fin-eng')
    expect(await run('remove fin-eng own.fi-en')).toBe(0)
    expect(served()).toEqual([])
    expect(await run('add own.fi-en')).toBe(0)
    expect(served()).toEqual(['own.fi-en 2'])
  })
})

describe('update', () => {
  test('builds the first search database when there is none', async () => {
    expect(await run('update')).toBe(0)
    expect(served()).toEqual(['own.fi-en 2'])
  })

  test('does nothing when nothing is newer', async () => {
    await run('add fin-eng')
    const before = generation()
    expect(await run('update')).toBe(0)
    expect(generation()).toBe(before)
    expect(data.said()).toContain('Everything is up to date.')
  })

  test('takes in a newer edition of one or of all', async () => {
    await run('add fin-eng swe-eng')
    writeDictd(elsewhere, 'fin-eng', ['talo', 'kuusi', 'uusi'])
    expect(await run('update fin-eng', [source('2')])).toBe(0)
    expect(served()).toEqual(['freedict.fin-eng 3', 'freedict.swe-eng 1', 'own.fi-en 2'])
    const editions = () => readManifest(data.folder).dictionaries.map(({ edition }) => edition)
    expect(editions()).toEqual([undefined, '2', '1'])
    expect(await run('update', [source('3')])).toBe(0)
    expect(editions()).toEqual([undefined, '3', '3'])
  })

  test('reads a file that was added anew', async () => {
    const path = join(elsewhere, 'words.json')
    writeDictionary(path, { code: 'mine.words', langs: ['fi', 'en'] }, ['a'])
    await run(`add ${path}`)
    writeDictionary(path, { code: 'mine.words', langs: ['fi', 'en'] }, ['a', 'b'])
    expect(await run('update')).toBe(0)
    expect(served()).toEqual(['mine.words 2', 'own.fi-en 2'])
  })

  test('offline leaves what is installed and ends with 1', async () => {
    await run('add fin-eng')
    expect(await run('update', [])).toBe(1)
    expect(served()).toEqual(['freedict.fin-eng 2', 'own.fi-en 2'])
  })
})

test('list says what is installed, from where, and what could be', async () => {
  await run('add fin-eng')
  await run('remove own.fi-en')
  expect(await run('list')).toBe(0)
  const [installed = '', available = ''] = data.said().split('Installed:\n')[1]?.split('Could be added:\n') ?? []
  expect(installed).toMatch(/^ {2}freedict\.fin-eng +2 entries +1 +known +CC BY-SA 3\.0$/m)
  expect(available).toMatch(/^ {2}own\.fi-en +ours, removed/m)
  expect(available).toMatch(/^ {2}freedict\.eng-swe +made from dict-freedict-swe-eng/m)
  expect(available).not.toContain('freedict.fin-eng')
})

test('nothing is left in the data folder but what is known there', async () => {
  await run('add fin-eng')
  expect(new Set(readdirSync(data.folder))).toEqual(new Set(['current', 'dictionaries.json', `lexicon.${generation()}.db`, 'lexicon.lock']))
})
