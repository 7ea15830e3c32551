import { keyTokens, scopeToken } from '#shared/search/lex-tokens.ts'
import type { CollectedEntries } from './entry-collector.ts'
import { headwordPlacements } from './headword-placements.ts'
import type { IndexBuild, IndexPart } from './index-part.ts'
import { insertRows } from './insert-rows.ts'
import { type HeadwordKeys, isInLevel, type KeyLevel } from './search-key-levels.ts'

/**
 * Distinct headwords in rank order, and the pieces of their keys. Spec: search engine design §3, §4.
 *
 * All pieces are tokens of one full-text index: its lists are compressed, come in rank order, and are cut by the asked scopes before
 * a row is read.
 */
export const lexPart: IndexPart = {
  name: 'lex',
  build(build) {
    const { connection, headwords, staged } = build
    const lex = insertRows(connection, 'lex (id, lang, headword, key, weight)', 5)
    const tokens = connection.prepare('INSERT INTO lex_token (rowid, tokens) VALUES (?1, ?2)')
    const scopesOf = scopeTokens(staged)

    connection.exec(FEW_MERGES)
    for (const number of byRank(build)) {
      for (const [nth, level] of LEVELS.entries()) {
        const { text, lang } = headwords.headwords[number] ?? NOTHING
        const keys = headwords.keys[number] ?? NO_KEYS
        if (!isInLevel(keys, level)) continue
        const id = (headwords.ranks[number] ?? 0) * 2 + nth
        lex.add(id, lang, text, keys[level] === text ? null : keys[level], headwords.weights[number] ?? 0)
        tokens.run(id, keyTokens(keys[level], level === 1) + scopesOf(number, level))
      }
    }
    lex.end()
    connection.exec(ONE_SEGMENT)
  },
}

/** The folded key, then the loose one. */
const LEVELS = [1, 2] as const satisfies readonly KeyLevel[]

/** Lists by number have no holes. */
const NOTHING = { text: '', lang: '' }
const NO_KEYS: HeadwordKeys = ['', '', '']

/** Postings are gathered in this many bytes of memory before they are written. */
const FEW_MERGES = "INSERT INTO lex_token (lex_token, rank) VALUES ('hashsize', 67108864)"

/** One list for each token, which is what searches read fastest. */
const ONE_SEGMENT = "INSERT INTO lex_token (lex_token) VALUES ('optimize')"

/** Reads the tokens of a headword's scopes at a level. They are put together once for each combination of placements. */
function scopeTokens(staged: CollectedEntries): (number: number, level: 1 | 2) => string {
  const { combinations, combinationOf } = headwordPlacements(staged)
  const tokens = combinations.map((numbers) => {
    const bases = new Set(numbers.flatMap((number) => staged.placements[number] ?? []).map(({ base }) => base))
    const atLevel = (level: KeyLevel) => [...bases].map((base) => ` ${scopeToken(base * 4 + level)}`).join('')
    return { 1: atLevel(1), 2: atLevel(2) }
  })
  return (number, level) => tokens[combinationOf[number] ?? 0]?.[level] ?? ''
}

/** Rows of a full-text index have to come in the order of their ids. */
function byRank({ headwords: { ranks } }: IndexBuild): Int32Array {
  const numbers = new Int32Array(ranks.length)
  for (const [number, rank] of ranks.entries()) numbers[rank] = number
  return numbers
}
