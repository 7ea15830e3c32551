import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WordSchema } from '#shared/entry/entry-schema.ts'
import { DictionaryMetaSchema, type ImportedEntry } from '../imported-entry.ts'
import { allEntries } from '../testing/all-entries.ts'
import { type DictdSource, importDictd } from './import-dictd.ts'
import { type DictdFixture, writeDictd } from './testing/dictd-fixture.ts'

const dictionary = v.parse(DictionaryMetaSchema, {
  code: 'freedict.fin-swe',
  type: 'monoDirectional',
  title: 'Suomi–ruotsi',
  langs: ['fi', 'sv'],
  licence: { name: 'CC BY-SA 3.0' },
})
const reading: DictdSource['reading'] = { from: 'fi', to: 'sv', plainIpa: 'machine', numbersLoneSense: false }

const RECORDS = [
  { keys: ['00databaseinfo'], body: 'about this dictionary' },
  { keys: ['00 gauge'], body: '00 gauge /x/\nspårvidd\n' },
  { keys: ['kuusi'], body: 'kuusi /kˈuːsɪ/ <n>\ngran\n' },
  { keys: ['kuusi'], body: 'kuusi /kˈuːsɪ/ <numeral>\nsex\n' },
  { keys: ['kuusi'], body: 'Kuusi /kˈuːsɪ/ <n>\nGran\n' },
  { keys: ['kuusi'], body: 'kuusi /kˈuːsɪ/ <n>\ngranvirke\n' },
  { keys: ['tyhjä'], body: 'tyhjä /t/\n' },
  { keys: ['rikki'], body: Buffer.from([0x72, 0xff, 0xfe]) },
  { keys: ['tasavalta', 'tv'], body: 'tasavalta /t/ (TV)\nrepublik\n' },
]
let fixture: DictdFixture
beforeAll(async () => {
  fixture = await writeDictd(RECORDS, { extraLines: ['katki\tA', 'kaukana\tZZZ\tB'] })
})
afterAll(() => fixture.remove())

async function imported(): Promise<ImportedEntry[]> {
  const result = await importDictd({ ...fixture, dictionary, reading })
  return result.ok ? allEntries(result.value.entries) : []
}

test('every word is imported, in the order of the index', async () => {
  const words = (await imported()).flatMap((entry) => (entry.status === 'ok' ? [entry.word.headword] : []))
  expect(words).toEqual(['00 gauge', 'kuusi', 'kuusi', 'Kuusi', 'kuusi', 'tasavalta'])
})

test('bad records are listed with their reason and stop nothing', async () => {
  const errors = (await imported()).flatMap((entry) => (entry.status === 'error' ? [[entry.where, entry.reason]] : []))
  expect(errors).toEqual([
    ['index line 11', 'not a key, an offset and a length'],
    ['tyhjä', 'no translations, definitions or examples'],
    ['rikki', 'not UTF-8, or outside of the file'],
    ['kaukana', 'not UTF-8, or outside of the file'],
  ])
})

test('homographs are numbered in their order, and only they', async () => {
  const numbers = (await imported()).flatMap((entry) => (entry.status === 'ok' ? [[entry.word.headword, entry.word.homonym]] : []))
  expect(numbers).toEqual([
    ['00 gauge', undefined],
    ['kuusi', 1],
    ['kuusi', 2],
    ['Kuusi', undefined],
    ['kuusi', 3],
    ['tasavalta', undefined],
  ])
})

test('keys are stable and unique, and part of the id', async () => {
  const entries = await imported()
  const keys = entries.flatMap((entry) => (entry.status === 'ok' ? [entry.key] : []))
  expect(keys).toEqual(['00_gauge', 'kuusi.noun', 'kuusi.numeral', 'Kuusi.noun', 'kuusi.noun.2', 'tasavalta'])
  expect(entries.flatMap((entry) => (entry.status === 'ok' ? [entry.word.id] : []))[1]).toBe('freedict.fin-swe:kuusi.noun')
  expect((await imported()).flatMap((entry) => (entry.status === 'ok' ? [entry.key] : []))).toEqual(keys)
})

test('what is imported is what the word schema reads', async () => {
  for (const entry of await imported()) if (entry.status === 'ok') expect(v.safeParse(WordSchema, entry.word).success, entry.key).toBe(true)
})

test.each(['freedict-eng-swe', 'freedict-eng-spa'])('%s is refused by name', async (name) => {
  const corrupt = await writeDictd([{ keys: ['house'], body: 'house /hausɔfwəːʃip/\nkyrka\n' }], { name })
  const result = await importDictd({ ...corrupt, dictionary, reading })
  expect(result).toMatchObject({
    ok: false,
    error: { code: 'corrupt-dictionary', message: expect.stringContaining('cut to their first word') },
  })
  await corrupt.remove()
})

test('files that cannot be opened are a failure, not an exception', async () => {
  const result = await importDictd({ indexPath: '/nowhere/a.index', textPath: fixture.textPath, dictionary, reading })
  expect(result).toMatchObject({ ok: false, error: { code: 'unreadable' } })
})

const realData = process.env.SANAVIRTA_REAL_DATA
test.skipIf(!realData)(
  `real fin-swe files are read without an error${realData ? '' : ' (not run: SANAVIRTA_REAL_DATA names no folder)'}`,
  async () => {
    const path = (ending: string) => join(realData ?? '', `freedict-fin-swe.${ending}`)
    const result = await importDictd({ indexPath: path('index'), textPath: path('dict.dz'), dictionary, reading })
    const entries = result.ok ? await allEntries(result.value.entries) : []
    expect(entries.filter(({ status }) => status === 'error')).toEqual([])
    expect(entries.length).toBeGreaterThan(15_000)
  },
)
