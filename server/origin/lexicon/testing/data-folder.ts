import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { WordInput } from '#shared/entry/entry-schema.ts'
import { ok } from '#shared/result.ts'
import type { DictionaryMetaInput } from '../importers/imported-entry.ts'
import type { LexiconContext } from '../lexicon-context.ts'
import type { KnownSource } from '../sources/choose-source.ts'

export type TestFolder = { folder: string; context: LexiconContext; said: () => string; remove: () => void }

/** Test data: an empty data folder and a starter folder of one small dictionary. The clock goes on by one millisecond a look. */
export function testFolder(): TestFolder {
  const root = mkdtempSync(join(tmpdir(), 'sanavirta-data-'))
  const [dataFolder, starterFolder] = [join(root, 'data'), join(root, 'starter')]
  for (const folder of [dataFolder, starterFolder]) mkdirSync(folder)
  writeDictionary(join(starterFolder, 'own.fi-en.json'), { code: 'own.fi-en', langs: ['fi', 'en'] }, ['talo', 'sana'])
  let said = ''
  let time = 1_700_000_000_000
  const output = { write: (text: string) => (said += text) }
  const context: LexiconContext = { dataFolder, starterFolder, output, now: () => time++, sources: [] }
  return { folder: dataFolder, context, said: () => said, remove: () => rmSync(root, { recursive: true }) }
}

/** Test data: a file in our own format, a word with one translation for each headword. */
export function writeDictionary(
  path: string,
  meta: Pick<DictionaryMetaInput, 'code' | 'langs'> & Partial<DictionaryMetaInput>,
  headwords: readonly string[],
): void {
  const entries = headwords.map(
    (headword): WordInput => ({
      id: headword,
      headword,
      clean_headword: headword,
      lang: 'fi',
      senses: [{ id: 's', translations: [{ text: 'x', lang: 'en' }] }],
    }),
  )
  const dictionary: DictionaryMetaInput = { type: 'monoDirectional', title: meta.code, isDefault: true, licence: { name: 'CC0' }, ...meta }
  writeFileSync(path, JSON.stringify({ dictionary, entries }))
}

/** Test data: the two files of a dictd dictionary with these Finnish headwords, in a folder. Answers the paths. */
export function writeDictd(folder: string, name: string, headwords: readonly string[]): string[] {
  mkdirSync(folder, { recursive: true })
  const texts = headwords.map((headword) => Buffer.from(`${headword} /x/ <n>\ntranslation of ${headword}\n`))
  let offset = 0
  const lines = texts.map((text, at) => {
    const line = `${headwords[at]}\t${base64Number(offset)}\t${base64Number(text.length)}`
    offset += text.length
    return line
  })
  const [index, text] = [join(folder, `${name}.index`), join(folder, `${name}.dict.dz`)]
  writeFileSync(index, `${lines.join('\n')}\n`)
  writeFileSync(text, gzipSync(Buffer.concat(texts)))
  return [index, text]
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const base64Number = (value: number): string => (value < 64 ? '' : base64Number(Math.floor(value / 64))) + (DIGITS[value % 64] ?? '')

/** A source that has the dictionaries in a folder, `{name}.index` and `{name}.dict.dz`, under FreeDict's names. */
export const folderSource = (folder: string, names: readonly string[], edition: string): KnownSource => ({
  nameOf: ({ freedictName }) => freedictName,
  source: {
    name: 'a folder',
    async acquire(wanted) {
      const found = wanted.filter((name) => names.includes(name))
      return ok({
        acquired: found.map((name) => ({ name, files: [join(folder, `${name}.index`), join(folder, `${name}.dict.dz`)], edition })),
        missing: wanted.filter((name) => !names.includes(name)).map((name) => ({ name, reason: 'not in the folder' })),
      })
    },
  },
})
