import * as v from 'valibot'
import type { LocalizedTitle } from '#shared/dictionary/dictionary.ts'
import { WordSchema } from '#shared/entry/entry-schema.ts'
import { teaserOf } from '#shared/entry/teaser.ts'
import { flipsLanguages } from '#shared/search/flip-languages.ts'
import type { Database } from '../storage/database.ts'
import type { AskedScope } from './asked-scopes.ts'
import type { Catalogue, CatalogueDictionary } from './catalogue.ts'
import { hasWords, type WordRow, wordRows } from './headword-queries.ts'
import { orderWords } from './order-words.ts'

export type WordsRequest = {
  catalogue: Catalogue
  scopes: readonly AskedScope[]
  keyword: string
  dictOrder: readonly string[]
  hasPremium: boolean
}
export type FoundWords = { data: unknown[]; flipLangs: boolean }

/**
 * The entries of a headword in the direction asked for, and whether the opposite direction should be asked instead.
 * Spec: search §7 (SRCH-025, SRCH-049, SRCH-050).
 */
export async function findWords(lexicon: Database, request: WordsRequest): Promise<FoundWords> {
  const { catalogue, scopes, keyword, dictOrder, hasPremium } = request
  const rows = await wordRows(lexicon, onSide(scopes, 0), keyword)
  const found = closestFirst(rows, keyword).flatMap((row) => withDictionary(row, catalogue))
  const words = orderWords(uniqueEntries(found), keyword, dictOrder)
  if (words.length > 0) return { data: words.map((word) => wordOf(word, hasPremium)), flipLangs: false }
  return { data: [], flipLangs: await isOnlyOpposite(lexicon, onSide(scopes, 1), keyword) }
}

/** One-way requests and pairs that go one way only have no opposite scopes. */
async function isOnlyOpposite(lexicon: Database, opposite: readonly AskedScope[], keyword: string): Promise<boolean> {
  const hitsInTarget = await hasWords(lexicon, opposite, keyword)
  return flipsLanguages({ hitsInSource: false, hitsInTarget, unidir: false, monoDirectional: opposite.length === 0 })
}

const onSide = (scopes: readonly AskedScope[], wanted: 0 | 1) => scopes.filter(({ side }) => side === wanted)

/** So that an entry found by its headword and by a variant is placed by the one that was typed. */
const closestFirst = (rows: readonly WordRow[], keyword: string) =>
  rows.toSorted((a, b) => Number(b.matched === keyword) - Number(a.matched === keyword))

type FoundWord = Omit<WordRow, 'dictionary'> & { dictionary: CatalogueDictionary }

function withDictionary({ dictionary, ...row }: WordRow, { dictionaries }: Catalogue): FoundWord[] {
  const found = dictionaries.get(dictionary)
  return found ? [{ ...row, dictionary: found }] : []
}

const uniqueEntries = (words: readonly FoundWord[]): FoundWord[] =>
  [...Map.groupBy(words, ({ id }) => id).values()].flatMap(([first]) => first ?? [])

/** The stored entry with what only the finished index knows; of a premium one that the caller may not read, no more than its teaser. */
function wordOf({ key, body, lock, dictionary }: FoundWord, hasPremium: boolean): unknown {
  const isPremium = lock === 1 || dictionary.isPremium
  const word = {
    ...JSON.parse(body), // an entry as our own index wrote it, from a word that passed the schema
    id: key,
    dictionary: { id: dictionary.body.id, name: nameOf(dictionary.body.title) },
    dict_type: isPremium ? 'premium' : 'non-premium',
    dict_group: dictionary.group,
  }
  return isPremium && !hasPremium ? teaserOf(v.parse(WordSchema, word)) : word
}

/** A title without a language asked for: the fallback, else English, else the first. */
const nameOf = (title: LocalizedTitle): string =>
  typeof title === 'string' ? title : (title['*'] ?? title.en ?? Object.values(title)[0] ?? '')
