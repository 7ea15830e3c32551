import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { starterFiles } from '../sources/starter-files.ts'
import { importStarter, readStarterGroups } from './starter.ts'
import { allEntries } from './testing/all-entries.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starter-'))
})
afterAll(() => rm(folder, { recursive: true }))

const DICTIONARY = { code: 'sanavirta.test', type: 'biDirectional', title: 'Test', langs: ['fi', 'en'], licence: { name: 'CC BY 4.0' } }
const word = (headword: string, extra: object = {}) => ({ headword, clean_headword: headword, lang: 'fi', ...extra })

async function written(name: string, content: unknown): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

test('entries have their own id as key, else their headword and homonym number', async () => {
  const entries = [
    word('talo', { id: 'sanavirta.test:fi-talo' }),
    word('koti', { id: 'fi-koti' }),
    word('vuori', { homonym: 2 }),
    word('iso talo'),
  ]
  const file = await importStarter(await written('keys.json', { dictionary: DICTIONARY, entries }))
  const imported = file.ok ? await allEntries(file.value.entries) : []
  expect(imported.map((entry) => (entry.status === 'ok' ? [entry.key, entry.word.id] : entry))).toEqual([
    ['fi-talo', 'sanavirta.test:fi-talo'],
    ['fi-koti', 'sanavirta.test:fi-koti'],
    ['vuori.2', 'sanavirta.test:vuori.2'],
    ['iso_talo', 'sanavirta.test:iso_talo'],
  ])
})

test('a dictionary that says nothing of its rank or group gets the defaults', async () => {
  const file = await importStarter(await written('defaults.json', { dictionary: DICTIONARY, entries: [] }))
  expect(file.ok && file.value.dictionary).toMatchObject({ dict_type: 'non-premium', dict_group: 'general', isDefault: false, rank: 100 })
})

test('a bad entry is an error with its place and reason, and the rest is imported', async () => {
  const entries = [word('hyvä'), { ...word('huono'), lang: 'xx' }, word('hyvä'), word('hus', { lang: 'sv' }), 'word', word('toinen')]
  const file = await importStarter(await written('errors.json', { dictionary: DICTIONARY, entries }))
  const imported = file.ok ? await allEntries(file.value.entries) : []
  expect(imported.map((entry) => (entry.status === 'ok' ? entry.key : [entry.where, entry.reason]))).toEqual([
    'hyvä',
    ['entry 2 (huono)', expect.stringMatching(/^lang: /)],
    ['entry 3 (hyvä)', 'the key hyvä is used twice'],
    ['entry 4 (hus)', 'not a dictionary of sv'],
    ['entry 5', expect.stringContaining('Invalid type')],
    'toinen',
  ])
})

test.each([
  ['no-json.json', 'talo', 'no-json.json'],
  ['typo.json', { dictionary: { ...DICTIONARY, titel: 'x' }, entries: [] }, 'dictionary.titel'],
  ['no-owner.json', { dictionary: { ...DICTIONARY, dict_type: 'customer-dicts' }, entries: [] }, 'must name the teams'],
  ['no-licence.json', { dictionary: { ...DICTIONARY, licence: undefined }, entries: [] }, 'dictionary.licence'],
])('a file with a bad description fails by name: %s', async (name, content, part) => {
  const file = await importStarter(await written(name, content))
  expect(file).toMatchObject({ ok: false, error: { code: 'invalid-starter-file', message: expect.stringContaining(part) } })
})

test('our own dictionaries and groups are found and free of errors', async () => {
  const { dictionaries, groups } = await starterFiles(new URL('../starter', import.meta.url).pathname)
  expect(dictionaries.length).toBeGreaterThan(0)
  for (const path of dictionaries) {
    const file = await importStarter(path)
    const entries = file.ok ? await allEntries(file.value.entries) : [file.error]
    expect(entries.filter((entry) => !('status' in entry) || entry.status === 'error')).toEqual([])
  }
  for (const path of groups) expect((await readStarterGroups(path)).ok).toBe(true)
})
