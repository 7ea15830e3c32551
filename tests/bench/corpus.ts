import { createHash } from 'node:crypto'
import type { DictionaryMeta, ImportedDictionary, ImportedEntry } from '#server/origin/lexicon/importers/imported-entry.ts'
import type { WordInput } from '#shared/entry/entry-schema.ts'
import { ENGLISH, FINNISH, headwords } from './made-up-words.ts'
import { seededRandom, skewed } from './seeded-random.ts'

export type CorpusLanguage = 'fi' | 'en'

/** One entry of the corpus, without its text. The same size gives the same records on every machine. */
export type CorpusRecord = {
  dictionary: 'bench.fi-en' | 'bench.premium.fi-en'
  /** Unique within the dictionary. */
  key: string
  lang: CorpusLanguage
  headword: string
  /** 0: none. */
  homonym: number
  senses: number
  translations: number
}

export type Corpus = {
  size: number
  /** The common words first. */
  words: Record<CorpusLanguage, readonly string[]>
  records: readonly CorpusRecord[]
  /** Names the corpus: two runs compare only when this is equal. */
  digest: string
}

/**
 * A word of each language that stands in every twelfth of its definitions and is no headword, as *of* and *ja* are in real dictionaries:
 * what long lists of hits are measured by.
 */
export const COMMON_WORDS: Record<CorpusLanguage, string> = { fi: 'jazu', en: 'ofzu' }
const COMMON_WORD_SHARE = 1 / 12

/** What a dictionary of the corpus is like; both are searched by the language pair, and one of them is locked. */
const DICTIONARIES = [
  { code: 'bench.fi-en', rank: 100, dict_type: 'non-premium' },
  { code: 'bench.premium.fi-en', rank: 50, dict_type: 'premium' },
] as const

/**
 * `size` distinct made-up headwords, three quarters Finnish and the rest English, in two dictionaries. A premium dictionary has
 * some of the words again and some of its own (locks, and duplicates to merge); a few words have homonyms.
 */
export function corpusOf(size: number): Corpus {
  const words = { fi: headwords(Math.round(size * 0.75), FINNISH), en: headwords(size - Math.round(size * 0.75), ENGLISH) }
  const records = [...recordsOf('fi', words.fi), ...recordsOf('en', words.en)]
  return { size, words, records, digest: digestOf(records) }
}

function recordsOf(lang: CorpusLanguage, words: readonly string[]): CorpusRecord[] {
  const random = seededRandom(lang === 'fi' ? 17 : 19)
  return words.flatMap((headword, index) => {
    const commonness = Math.exp((-8 * index) / words.length)
    const meaning = () => {
      const senses = 1 + Math.floor(random() * (0.6 + 5 * commonness))
      return { senses, translations: senses + Math.floor(random() * (1.5 + 8 * commonness)) }
    }
    const isPremium = random() < 0.06
    const isOnlyPremium = isPremium && random() < 0.4
    const homonyms = random() < 0.02 ? [1, 2] : [0]
    const common = isOnlyPremium
      ? []
      : homonyms.map((homonym) => record({ dictionary: 'bench.fi-en', lang, headword, index, homonym, ...meaning() }))
    const premium = isPremium ? [record({ dictionary: 'bench.premium.fi-en', lang, headword, index, homonym: 0, ...meaning() })] : []
    return [...common, ...premium]
  })
}

const record = ({ index, ...fields }: Omit<CorpusRecord, 'key'> & { index: number }): CorpusRecord => ({
  ...fields,
  key: `${fields.lang}${index}${fields.homonym > 0 ? `-${fields.homonym}` : ''}`,
})

function digestOf(records: readonly CorpusRecord[]): string {
  const hash = createHash('sha256').update(JSON.stringify(COMMON_WORDS))
  for (const { dictionary, lang, headword, homonym, senses, translations } of records) {
    hash.update(`${dictionary}\t${lang}\t${headword}\t${homonym}\t${senses}\t${translations}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

/** A dictionary of the corpus with its whole words, made as they are read, once. */
export type CorpusDictionary = { dictionary: DictionaryMeta; entries: Iterable<ImportedEntry> }

export const corpusDictionaries = (corpus: Corpus): CorpusDictionary[] =>
  DICTIONARIES.map((dictionary) => ({ dictionary: metaOf(dictionary), entries: entriesOf(corpus, dictionary.code) }))

/** As the importers hand a dictionary to the index. */
export const asImported = ({ dictionary, entries }: CorpusDictionary): ImportedDictionary => ({ dictionary, entries: streamOf(entries) })

async function* streamOf(entries: Iterable<ImportedEntry>): AsyncGenerator<ImportedEntry> {
  for (const entry of entries) yield entry
}

function* entriesOf({ records, words }: Corpus, code: CorpusRecord['dictionary']): Generator<ImportedEntry> {
  const random = seededRandom(23)
  for (const one of records) if (one.dictionary === code) yield { status: 'ok', key: one.key, word: wordOf(one, words, random) }
}

function wordOf(one: CorpusRecord, words: Corpus['words'], random: () => number): WordInput {
  const other = one.lang === 'fi' ? 'en' : 'fi'
  const phrase = () => {
    const text = Array.from({ length: 3 }, () => skewed(words[one.lang], random)).join(' ')
    return random() < COMMON_WORD_SHARE ? `${text} ${COMMON_WORDS[one.lang]}` : text
  }
  const senses = Array.from({ length: one.senses }, (_, index) => {
    const share = Math.floor(one.translations / one.senses) + (index < one.translations % one.senses ? 1 : 0)
    return {
      id: `s${index + 1}`,
      definitions: [{ lang: one.lang, definition: phrase() }],
      translations: Array.from({ length: share }, () => ({ text: skewed(words[other], random), lang: other })),
    }
  })
  return {
    id: `${one.dictionary}:${one.key}`,
    headword: one.headword,
    clean_headword: one.headword,
    lang: one.lang,
    pos: ['noun'],
    ipa: [{ ipa: `ˈ${one.headword}`, source: 'machine' }],
    ...(one.homonym > 0 && { homonym: one.homonym }),
    senses,
  }
}

const metaOf = ({ code, rank, dict_type }: (typeof DICTIONARIES)[number]): DictionaryMeta => ({
  code,
  type: 'biDirectional',
  title: code,
  langs: ['fi', 'en'],
  dict_type,
  dict_group: 'general',
  isDefault: true,
  rank,
  licence: { name: 'MIT' },
})
