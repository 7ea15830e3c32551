import type { Suggestion } from '#shared/api/autocomplete.ts'
import { pointsOf } from '#shared/search/lex-tokens.ts'
import type { Database } from '../../storage/database.ts'
import type { AskedScope } from '../asked-scopes.ts'
import { type LexGroup, lexGroups, scopeIds } from '../lex/lex-groups.ts'
import { type LexRow, lexCandidates, lexLocks, matchOf } from '../lex/lex-queries.ts'
import { editDistance } from './edit-distance.ts'
import { beginningToken, mostEdits, nearTokens } from './near-tokens.ts'

export type NearQuery = {
  scopes: readonly AskedScope[]
  /** A clean keyword; its wildcards are letters like others. */
  keyword: string
  limit: number
  /** 0 to 1: no word that is less alike. 1 − distance / the longer length. */
  similarity: number
  /** So many first letters must be the same. */
  prefix: number
}

/** No more candidates than this are compared in each direction, the heaviest first. A million words of a language have some thousands of them. */
export const MAX_NEAR_CANDIDATES = 50_000

type NearRow = LexRow & { side: 0 | 1; distance: number }

/**
 * Headwords written nearly like the keyword: at most one edit for 3 to 5 letters, two from 6 letters on. The nearest first, of equals
 * those of the direction asked for, then the heavier; at most `limit`. The keyword itself is among them. Spec: requirements NEAR-005.
 */
export async function nearHeadwords(lexicon: Database, query: NearQuery): Promise<{ result: Suggestion[]; complete: boolean }> {
  const { scopes, keyword, limit } = query
  const groups = lexGroups(scopes, 1, keyword)
  const found = new Map<number, NearRow>()
  let isWhole = true
  for (const group of groups) {
    const near = await nearIn(lexicon, group, query)
    for (const row of near.rows) if (!found.has(row.id)) found.set(row.id, row)
    isWhole &&= near.isWhole
  }
  const nearest = [...found.values()].toSorted((a, b) => a.distance - b.distance || a.side - b.side || a.id - b.id).slice(0, limit)
  const locks = await lexLocks(
    lexicon,
    groups.flatMap((group) => group.scopes),
    nearest,
  )
  const result = nearest.map(({ id, headword, lang }) => ({
    headword,
    lang,
    dict_type: locks.get(id) === 0 ? 'non-premium' : 'premium',
    is_match: headword === keyword,
  }))
  return { result, complete: isWhole && found.size < limit }
}

async function nearIn(
  lexicon: Database,
  group: LexGroup,
  { similarity, prefix }: NearQuery,
): Promise<{ rows: NearRow[]; isWhole: boolean }> {
  const { key, side } = group
  const length = pointsOf(key).length
  const most = likeEnough(length, similarity)
  if (most === undefined) return { rows: [], isWhole: true }
  const beginning = beginningToken(key, prefix)
  const match = matchOf(scopeIds(group), [nearTokens(key, most), ...(beginning === undefined ? [] : [beginning])])
  const candidates = await lexCandidates(lexicon, { match, after: -1, count: MAX_NEAR_CANDIDATES })
  const shared = beginningOf(key, prefix)
  const rows = candidates.flatMap((row) => {
    if (beginningOf(row.key, prefix) !== shared) return []
    const distance = editDistance(key, row.key, most)
    return distance <= most && isAlike(distance, Math.max(length, pointsOf(row.key).length), similarity) ? [{ ...row, side, distance }] : []
  })
  return { rows, isWhole: candidates.length < MAX_NEAR_CANDIDATES }
}

const beginningOf = (key: string, letters: number) => (letters === 0 ? '' : [...pointsOf(key)].slice(0, letters).join(''))

/** The most edits that leave any word alike enough; undefined when not even the same word is. */
const likeEnough = (length: number, similarity: number): 0 | 1 | 2 | undefined =>
  EDITS.find((edits) => edits <= mostEdits(length) && isAlike(edits, length + edits, similarity))

const EDITS = [2, 1, 0] as const

/** Two thirds are two thirds, however they are rounded. */
const ROUNDING = 1e-9
const isAlike = (distance: number, longer: number, similarity: number) => 1 - distance / longer >= similarity - ROUNDING
