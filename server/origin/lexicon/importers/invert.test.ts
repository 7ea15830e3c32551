import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { WordInput } from '#shared/entry/entry-schema.ts'
import { DictionaryMetaSchema, type ImportedEntry } from './imported-entry.ts'
import { invertDictionary } from './invert.ts'
import { allEntries } from './testing/all-entries.ts'

const meta = (code: string, langs: ('sv' | 'en')[]) =>
  v.parse(DictionaryMetaSchema, { code, type: 'monoDirectional', title: code, langs, licence: { name: 'GPL-2.0-or-later' } })

const word = (headword: string, translations: string[], pos?: string): ImportedEntry => ({
  status: 'ok',
  key: headword,
  word: {
    id: headword,
    headword,
    clean_headword: headword,
    lang: 'sv',
    ...(pos && { pos: [pos] }),
    senses: [{ id: '1', translations: translations.map((text) => ({ text, lang: 'en' })) }],
  },
})

async function inverted(entries: ImportedEntry[]): Promise<ImportedEntry[]> {
  const source = {
    dictionary: meta('freedict.swe-eng', ['sv', 'en']),
    entries: (async function* () {
      yield* entries
    })(),
  }
  return allEntries(invertDictionary(source, meta('freedict.eng-swe', ['en', 'sv'])).entries)
}
const wordsOf = (entries: ImportedEntry[]) => entries.flatMap((entry) => (entry.status === 'ok' ? [entry.word] : []))
const textsOf = ({ senses }: WordInput) =>
  (senses as { translations: { text: string }[] }[]).flatMap((sense) => sense.translations.map(({ text }) => text))

test('every translation becomes a headword, whose translations are the headwords it came from', async () => {
  const words = wordsOf(await inverted([word('springa', ['race', 'run']), word('lopp', ['race'])]))
  expect(words.map((each) => [each.headword, textsOf(each)])).toEqual([
    ['race', ['springa', 'lopp']],
    ['run', ['springa']],
  ])
  expect(words[0]).toMatchObject({ id: 'freedict.eng-swe:race', lang: 'en', senses: [{ translations: [{ lang: 'sv' }, { lang: 'sv' }] }] })
  expect(words[0]).not.toHaveProperty('homonym')
})

test('a word named twice is a translation once', async () => {
  const [only] = wordsOf(await inverted([word('hem', ['home']), word('hem', ['home'])]))
  expect(only && textsOf(only)).toEqual(['hem'])
})

test('a headword of two parts of speech is two numbered homographs', async () => {
  const words = wordsOf(await inverted([word('lopp', ['run'], 'noun'), word('springa', ['run'], 'verb')]))
  expect(words.map(({ id, pos, homonym }) => [id, pos, homonym])).toEqual([
    ['freedict.eng-swe:run.noun', ['noun'], 1],
    ['freedict.eng-swe:run.verb', ['verb'], 2],
  ])
})

test('errors of the source are passed on', async () =>
  expect(await inverted([{ status: 'error', where: 'x', reason: 'y' }])).toEqual([{ status: 'error', where: 'x', reason: 'y' }]))
