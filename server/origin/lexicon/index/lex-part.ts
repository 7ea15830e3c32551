import { keyTokens, scopeToken } from '#shared/search/lex-tokens.ts'
import { headwordPlacements } from './headword-placements.ts'
import type { IndexBuild, IndexPart } from './index-part.ts'
import { insertRows } from './insert-rows.ts'
import type { Placement } from './scope-plan.ts'
import { isInLevel, type KeyLevel } from './search-key-levels.ts'

/**
 * Distinct headwords in rank order, and the pieces of their keys. Spec: search engine design §3, §4.
 *
 * All pieces are tokens of one full-text index: its lists are compressed, come in rank order, and are cut by the asked scopes before
 * a row is read.
 */
export const lexPart: IndexPart = {
  name: 'lex',
  build(build) {
    const { connection, headwords: index, staged } = build
    const lex = insertRows(connection, 'lex (id, lang, headword, key, weight)', 5)
    const tokens = connection.prepare('INSERT INTO lex_token (rowid, tokens) VALUES (?1, ?2)')
    const { combinations, combinationOf } = headwordPlacements(staged)
    const scopes = LEVELS.map((level) =>
      combinations.map((placements) =>
        scopeTokens(
          placements.map((n) => staged.placements[n] ?? []),
          level,
        ),
      ),
    )

    connection.exec(FEW_MERGES)
    for (const number of byRank(build)) {
      const headword = index.headwords[number]
      const keys = index.keys[number]
      if (!headword || !keys) continue
      for (const [nth, level] of LEVELS.entries()) {
        if (!isInLevel(keys, level)) continue
        const id = (index.ranks[number] ?? 0) * 2 + nth
        const key = keys[level]
        lex.add(id, headword.lang, headword.text, key === headword.text ? null : key, index.weights[number] ?? 0)
        tokens.run(id, keyTokens(key, level === 1) + (scopes[nth]?.[combinationOf[number] ?? 0] ?? ''))
      }
    }
    lex.end()
    connection.exec(ONE_SEGMENT)
  },
}

/** The folded key, then the loose one. */
const LEVELS = [1, 2] as const satisfies readonly KeyLevel[]

/** Postings are gathered in this many bytes of memory before they are written. */
const FEW_MERGES = "INSERT INTO lex_token (lex_token, rank) VALUES ('hashsize', 67108864)"

/** One list for each token, which is what searches read fastest. */
const ONE_SEGMENT = "INSERT INTO lex_token (lex_token) VALUES ('optimize')"

function scopeTokens(placements: readonly Placement[], level: KeyLevel): string {
  const bases = new Set(placements.flat().map(({ base }) => base))
  return [...bases].map((base) => ` ${scopeToken(base * 4 + level)}`).join('')
}

/** Rows of a full-text index have to come in the order of their ids. */
function byRank({ headwords: { ranks } }: IndexBuild): Int32Array {
  const numbers = new Int32Array(ranks.length)
  for (const [number, rank] of ranks.entries()) numbers[rank] = number
  return numbers
}
