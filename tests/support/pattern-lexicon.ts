import { type AskedScope, askedScopes, type ScopeRequest } from '#server/origin/search/asked-scopes.ts'
import { catalogueReader } from '#server/origin/search/scope-queries.ts'
import type { Database } from '#server/origin/storage/database.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { foldKey, looseKey } from '#shared/search/search-keys.ts'
import { type TestDictionary, type TestLexicon, testLexicon } from './test-lexicon.ts'
import { numbers, wordsLike } from './words-like.ts'

const next = numbers(23)
const DICTIONARIES: TestDictionary[] = [
  {
    code: 'a.fi-en',
    type: 'biDirectional',
    langs: ['fi', 'en'],
    isDefault: true,
    words: { fi: wordsLike('fi', 2500, next), en: wordsLike('en', 1200, next) },
  },
  {
    code: 'b.fi-en',
    type: 'monoDirectional',
    langs: ['fi', 'en'],
    isDefault: true,
    dict_type: 'premium',
    words: { fi: wordsLike('fi', 900, next) },
  },
  {
    code: 'c.fr-de',
    type: 'biDirectional',
    langs: ['fr', 'de'],
    isDefault: true,
    words: { fr: wordsLike('fr', 800, next), de: wordsLike('de', 800, next) },
  },
  {
    code: 'd.small',
    type: 'monoDirectional',
    langs: ['fi', 'en'],
    words: { fi: [...wordsLike('fi', 60, next), 'a𐐀b', '100% villa', 'mitä?', 'が ぎ', 'ab', 'x'] },
  },
]

/** A headword of one dictionary, as the index wrote it. */
export type Listed = { headword: string; lang: LanguageId; weight: number; lock: number; dictionary: string; fold: string; loose: string }

export type PatternLexicon = TestLexicon & {
  scopesOf: (database: Database, request: Partial<ScopeRequest>) => Promise<AskedScope[]>
  /** Every headword of every dictionary: what brute force looks at. */
  listed: Listed[]
}

/** A few thousand words that look like words, in four dictionaries. */
export async function patternLexicon(): Promise<PatternLexicon> {
  const lexicon = await testLexicon(DICTIONARIES)
  const rows = await lexicon.database.all<Omit<Listed, 'fold' | 'loose'>>(
    `SELECT found.headword, scope.src AS lang, found.weight, found.lock, dictionary.code AS dictionary
       FROM headword_scope AS found JOIN scope ON scope.id = found.scope JOIN dictionary ON dictionary.id = scope.dictionary
      WHERE scope.kind = 'dictionary' AND scope.level = 1`,
    [],
  )
  const listed = rows.map((row) => ({ ...row, fold: foldKey(row.headword, row.lang), loose: looseKey(row.headword) }))
  return { ...lexicon, listed, scopesOf }
}

async function scopesOf(database: Database, request: Partial<ScopeRequest>): Promise<AskedScope[]> {
  const catalogue = await catalogueReader({ lexicon: database, generation: () => 'test' })()
  return askedScopes(catalogue, {
    from: undefined,
    to: undefined,
    dictionaries: [],
    entryLangs: [],
    isOneWay: false,
    teamId: undefined,
    ...request,
  })
}

/** What brute force may find: each (headword, language) of the members once, with the side it is on, locked only where all are. */
export function candidatesIn(
  { listed }: Pick<PatternLexicon, 'listed'>,
  members: readonly string[],
  langs: readonly [LanguageId, LanguageId?],
): (Listed & { side: number })[] {
  const found = new Map<string, Listed & { side: number }>()
  for (const one of listed) {
    const side = langs.indexOf(one.lang)
    if (side < 0 || !members.includes(one.dictionary)) continue
    const known = found.get(`${one.lang} ${one.headword}`)
    found.set(`${one.lang} ${one.headword}`, { ...one, side, lock: Math.min(one.lock, known?.lock ?? 1) })
  }
  return [...found.values()]
}

/** Heavier, then shorter, then by code point: how the index cuts its lists. */
export const byCut = (a: Listed, b: Listed): number =>
  b.weight - a.weight || [...a.headword].length - [...b.headword].length || Buffer.compare(Buffer.from(a.headword), Buffer.from(b.headword))

const collators = new Map<string, Intl.Collator>()
function collatorOf(lang: string): Intl.Collator {
  const collator = collators.get(lang) ?? new Intl.Collator(lang)
  collators.set(lang, collator)
  return collator
}

/** As they are shown: equals by their language's alphabet. */
export const byAlphabet = (a: Listed, b: Listed): number =>
  b.weight - a.weight || [...a.headword].length - [...b.headword].length || collatorOf(a.lang).compare(a.headword, b.headword)
