import * as v from 'valibot'
import { plainTitle } from '#shared/dictionary/dictionary-title.ts'
import { WordSchema } from '#shared/entry/entry-schema.ts'
import { teaserOf } from '#shared/entry/teaser.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { flipsLanguages } from '#shared/search/flip-languages.ts'
import type { Database } from '../storage/database.ts'
import type { AskedScope } from './asked-scopes.ts'
import { type Catalogue, type CatalogueDictionary, CUSTOMER_DICTS, isCustomerData } from './catalogue.ts'
import { hasWords, type WordRow, wordRows } from './headword-queries.ts'
import { orderWords } from './order-words.ts'

export type WordsRequest = {
  catalogue: Catalogue
  scopes: readonly AskedScope[]
  keyword: string
  dictOrder: readonly string[]
  hasPremium: boolean
  /** The source language is not known: the scopes are those of every language, and the words of one of them are answered. */
  detects?: boolean
}
export type FoundWords = { data: unknown[]; flipLangs: boolean; detected?: LanguageId }

/**
 * The entries of a headword in the direction asked for, and whether the opposite direction should be asked instead.
 * Spec: search §7 (SRCH-025, SRCH-049, SRCH-050, LANG-055).
 */
export async function findWords(lexicon: Database, request: WordsRequest): Promise<FoundWords> {
  const { catalogue, scopes, keyword, dictOrder, hasPremium, detects = false } = request
  const rows = await wordRows(lexicon, onSide(scopes, 0), keyword)
  const detected = detects ? detectedLanguage(rows, keyword) : undefined
  const found = closestFirst(detects ? rows.filter((row) => languageOf(row) === detected) : rows, keyword)
  const words = orderWords(uniqueEntries(found.flatMap((row) => withDictionary(row, catalogue))), keyword, dictOrder)
  if (words.length > 0)
    return { data: words.map((word) => wordOf(word, hasPremium)), flipLangs: false, ...(detected === undefined ? {} : { detected }) }
  return { data: [], flipLangs: await isOnlyOpposite(lexicon, onSide(scopes, 1), keyword) }
}

/** The language in which the word as it was typed is a headword, else the word in any writing; of several the one where it weighs most. */
function detectedLanguage(rows: readonly WordRow[], keyword: string): LanguageId | undefined {
  const typed = rows.filter(({ matched }) => matched === keyword)
  const [best] = (typed.length > 0 ? typed : rows).toSorted((a, b) => a.id - b.id) // ids are in rank order
  return best && languageOf(best)
}

// An entry as our own index wrote it, from a word that passed the schema.
const languageOf = ({ body }: WordRow): LanguageId => (JSON.parse(body) as { lang: LanguageId }).lang

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

/** An entry as stored, and whether it is marked premium itself (1). */
export type AnsweredWord = Pick<FoundWord, 'key' | 'body' | 'lock' | 'dictionary'>

/** The stored entry with what only the finished index knows; of a premium one that the caller may not read, no more than its teaser. */
export function wordOf({ key, body, lock, dictionary }: AnsweredWord, hasPremium: boolean): unknown {
  const isPremium = lock === 1 || dictionary.isPremium
  const word = {
    ...JSON.parse(body), // an entry as our own index wrote it, from a word that passed the schema
    id: key,
    dictionary: { id: dictionary.body.id, name: plainTitle(dictionary.body.title) },
    dict_type: isPremium ? 'premium' : isCustomerData(dictionary) ? CUSTOMER_DICTS : 'non-premium',
    dict_group: dictionary.group,
  }
  return isPremium && !hasPremium ? teaserOf(v.parse(WordSchema, word)) : word
}
