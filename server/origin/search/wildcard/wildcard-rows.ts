import { rawKey } from '#shared/search/search-keys.ts'
import type { Database } from '../../storage/database.ts'
import type { AskedScope } from '../asked-scopes.ts'
import { type LexGroup, type LexLevel, lexGroups, scopeIds } from '../lex/lex-groups.ts'
import { type LexRow, lexCandidates, lexLocks, matchOf, type TokensAsked } from '../lex/lex-queries.ts'
import { placeOf, type SuggestionRow } from '../merge-suggestions.ts'
import { doubledSpellings } from './double-letters.ts'
import { isOfPattern, type Pattern, parsePattern } from './pattern.ts'
import { patternTokens } from './pattern-tokens.ts'

/** No more candidates than this are compared with a pattern for each direction and each spelling of it that the languages' letters make. */
export const MAX_CANDIDATES = 5_000

/** Most patterns are answered by the first page; each further one is four times as long. */
const FIRST_PAGE = 64
const GROWTH = 4

export type WildcardQuery = { scopes: readonly AskedScope[]; pattern: string; limit: number }
/** `isWhole`: there are no others. */
export type WildcardRows = { rows: SuggestionRow[]; isWhole: boolean }

/**
 * Headwords of a pattern, the best up to the limit: the direction asked for before the opposite one, in each the heavier, then the
 * shorter. Marks are passed over only when no headword with the same ones is found. Spec: requirements SRCH-047.
 */
export async function wildcardRows(lexicon: Database, query: WildcardQuery): Promise<WildcardRows> {
  const folded = await rowsAt(1, lexicon, query)
  if (folded.rows.length > 0) return folded
  const loose = await rowsAt(2, lexicon, query)
  return { rows: loose.rows, isWhole: folded.isWhole && loose.isWhole }
}

async function rowsAt(level: LexLevel, lexicon: Database, { scopes, pattern, limit }: WildcardQuery): Promise<WildcardRows> {
  const groups = lexGroups(scopes, level, pattern)
  const found = new Map<number, LexRow & { side: 0 | 1 }>()
  let isWhole = true
  for (const side of [0, 1] as const) {
    const ofSide: LexRow[] = []
    for (const group of groups.filter((one) => one.side === side && found.size < limit)) {
      const matches = await matchesOf(lexicon, group, { raw: level === 1 ? parsePattern(rawKey(pattern)) : undefined, limit })
      ofSide.push(...matches.rows)
      isWhole &&= matches.isWhole
    }
    const best = ofSide.filter(({ id }) => !found.has(id)).toSorted((a, b) => a.id - b.id)
    for (const row of best.slice(0, limit - found.size)) found.set(row.id, { ...row, side })
  }
  const rows = [...found.values()]
  const locks = await lexLocks(
    lexicon,
    groups.flatMap((group) => group.scopes),
    rows,
  )
  const withPlace = ({ id, side, headword, lang, weight }: LexRow & { side: 0 | 1 }): SuggestionRow => ({
    headword,
    lang,
    weight,
    place: placeOf(side, level === 1 ? 2 : 3),
    lock: locks.get(id) ?? 1,
  })
  return { rows: rows.map(withPlace), isWhole: isWhole && rows.length < limit }
}

/** `raw` is the pattern as it was typed, for letters that are two in a key; undefined where they are of no account. */
type Wanted = { raw: Pattern | undefined; limit: number }

/** A group's first headwords of the pattern in rank order. */
async function matchesOf(lexicon: Database, group: LexGroup, { raw, limit }: Wanted): Promise<{ rows: LexRow[]; isWhole: boolean }> {
  const pattern = parsePattern(group.key)
  if (!pattern) return { rows: [], isWhole: true }
  const doubled = raw === undefined ? [] : doubledSpellings(pattern, langsOf(group))
  const isDoubled = ({ headword }: LexRow) => raw !== undefined && doubled.length > 0 && isOfPattern(raw, rawKey(headword))
  const match = matchOf(scopeIds(group), tokensOf([pattern, ...doubled]))
  const rows: LexRow[] = []
  let [after, left] = [-1, MAX_CANDIDATES]
  for (let count = FIRST_PAGE; left > 0; count = Math.min(count * GROWTH, left)) {
    const page = await lexCandidates(lexicon, { match, after, count })
    rows.push(...page.filter((row) => isOfPattern(pattern, row.key) || isDoubled(row)))
    if (page.length < count) return { rows: rows.slice(0, limit), isWhole: rows.length <= limit }
    if (rows.length >= limit) break
    after = page.at(-1)?.id ?? after
    left -= page.length
  }
  return { rows: rows.slice(0, limit), isWhole: false }
}

const langsOf = ({ scopes }: LexGroup) => scopes.map(({ lang }) => lang)

/** What a key has that is of any of the spellings. */
function tokensOf(spellings: readonly Pattern[]): TokensAsked[] {
  const [only, ...others] = spellings.map(patternTokens)
  if (only === undefined || others.length === 0) return only ?? []
  return [{ any: [only, ...others].map((all) => ({ all })) }]
}
