import { gramToken, KEY_START, pointsOf, type Segment, segmentPlan, segmentToken } from '#shared/search/lex-tokens.ts'
import type { TokensAsked } from '../lex/lex-queries.ts'

/** How far a word may be from a keyword of so many letters. Spec: requirements NEAR-005. */
export function mostEdits(length: number): 0 | 1 | 2 {
  if (length < 3) return 0
  return length < 6 ? 1 : 2
}

/**
 * What every key within the distance has. So many edits touch as many of the three segments at most and leave the others as they were,
 * shifted by no more than what the edits before and behind them allow (Pass-Join): with two edits a key has one of the segments, with
 * one it has two. Spec: search engine design §3.
 */
export function nearTokens(key: string, most: 0 | 1 | 2): TokensAsked {
  const points = [...pointsOf(key)]
  const lengths = Array.from({ length: 2 * most + 1 }, (_, more) => points.length - most + more).filter((length) => length > 0)
  return { any: lengths.flatMap((length) => tokensOfLength(points, length, most)) }
}

function tokensOfLength(points: readonly string[], length: number, most: 0 | 1 | 2): TokensAsked[] {
  if (length < SHORTEST_CUT) return withoutSome(points, length).map((text) => segmentToken(length, 0, text))
  const segments = segmentPlan(length).map((segment) => [
    ...new Set(windowTexts(points, { ...segment, of: length }, most).map((text) => segmentToken(length, segment.segment, text))),
  ])
  if (most === 2) return segments.flat()
  return combinations(segments, 3 - most).map((together) => ({ all: together.map((any) => ({ any })) }))
}

/** Every way to choose so many of the segments, without those that have no place in the keyword. */
function combinations(segments: readonly string[][], count: number): string[][][] {
  if (count === 0) return [[]]
  return segments.flatMap((segment, at) =>
    segment.length === 0 ? [] : combinations(segments.slice(at + 1), count - 1).map((others) => [segment, ...others]),
  )
}

/** Shorter keys are one segment: what can be made of the keyword by dropping letters is looked for whole. */
const SHORTEST_CUT = 3

function withoutSome(points: readonly string[], length: number): string[] {
  if (points.length === length) return [points.join('')]
  return points.length < length ? [] : points.flatMap((_, dropped) => withoutSome(points.toSpliced(dropped, 1), length))
}

/** Where in the keyword the segment may stand. */
function windowTexts(points: readonly string[], segment: Segment & { of: number }, most: number): string[] {
  const longer = points.length - segment.of
  const texts: string[] = []
  for (let start = Math.max(0, segment.start - most); start <= Math.min(segment.start + most, points.length - segment.length); start++) {
    const shift = start - segment.start
    if (isPossible(shift, longer, { segment: segment.segment, most })) texts.push(points.slice(start, start + segment.length).join(''))
  }
  return texts
}

/**
 * Letters too many before the segment and behind it are edits. With as many edits as there are cuts between segments, some segment is
 * found where there are fewer edits before it than segments, and fewer behind it: the others are found by another segment.
 */
function isPossible(shift: number, longer: number, { segment, most }: { segment: number; most: number }): boolean {
  const [before, behind] = [Math.abs(shift), Math.abs(longer - shift)]
  if (before + behind > most) return false
  return most < 2 || (before <= segment && behind <= most - segment)
}

/** The token of the key's first letters, as far as tokens reach; undefined when none have to be shared. */
export function beginningToken(key: string, letters: number): string | undefined {
  const shared = [...pointsOf(key)].slice(0, Math.min(letters, 2))
  return shared.length === 0 ? undefined : gramToken(KEY_START + shared.join(''))
}
