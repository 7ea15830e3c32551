import * as v from 'valibot'
import { expect, test } from 'vitest'
import { WordSchema } from '#shared/entry/entry-schema.ts'
import { corpusDictionaries, corpusOf } from './corpus.ts'
import { distinctPrefixes, querySets } from './queries.ts'

const corpus = corpusOf(2_000)

test('the same size gives the same corpus and another size another one', () => {
  expect(corpusOf(2_000).digest).toBe(corpus.digest)
  expect(corpusOf(2_001).digest).not.toBe(corpus.digest)
})

test('it has as many distinct headwords as asked for, and what makes ranking hard', () => {
  const headwords = new Set(corpus.records.map(({ lang, headword }) => `${lang} ${headword}`))
  expect(headwords.size).toBe(2_000)
  const dictionariesOf = Map.groupBy(corpus.records, ({ lang, headword }) => `${lang} ${headword}`)
  const only = (records: readonly { dictionary: string }[], code: string) => records.every(({ dictionary }) => dictionary === code)
  expect([...dictionariesOf.values()].some((records) => only(records, 'bench.premium.fi-en'))).toBe(true)
  expect(corpus.records.some(({ homonym }) => homonym === 2)).toBe(true)
  for (const kind of [/^\p{Lu}/u, / /, /-/, /[éšá]/, /ä/]) expect(corpus.words.fi.some((word) => kind.test(word))).toBe(true)
})

test('its entries are words as the importers make them, each with a key of its own', () => {
  for (const { dictionary, entries } of corpusDictionaries(corpus)) {
    const words = [...entries].flatMap((entry) => (entry.status === 'ok' ? [entry] : []))
    expect(words.length).toBe(corpus.records.filter((record) => record.dictionary === dictionary.code).length)
    expect(new Set(words.map(({ key }) => key)).size).toBe(words.length)
    for (const { word } of words) v.assert(WordSchema, word)
  }
})

test('queries are the same each time; a tenth of the mix is not there', () => {
  expect(querySets(corpus, 500)).toEqual(querySets(corpus, 500))
  const missing = querySets(corpus, 500).mix.filter((prefix) => !corpus.words.fi.some((word) => word.startsWith(prefix)))
  expect(missing.length / 500).toBeGreaterThan(0.05)
  expect(missing.length / 500).toBeLessThan(0.2)
})

test('distinct prefixes are distinct, and long enough to be searched', () => {
  const prefixes = distinctPrefixes(corpus, 300)
  expect(new Set(prefixes).size).toBe(300)
  expect(Math.min(...prefixes.map(({ length }) => length))).toBe(2)
})
