import { gramToken, KEY_START, pointsOf, type Segment, segmentPlan, segmentToken } from '#shared/search/lex-tokens.ts'

/** How far a word may be from a keyword of so many letters. Spec: requirements NEAR-005. */
export function mostEdits(length: number): 0 | 1 | 2 {
  if (length < 3) return 0
  return length < 6 ? 1 : 2
}

/**
 * Segments of which every key within the distance has at least one: so few edits leave one of three segments as it was, and shift it
 * by no more than what the edits before and behind it allow (Pass-Join). Spec: search engine design §3.
 */
export function segmentTokens(key: string, most: number): string[] {
  const points = [...pointsOf(key)]
  const tokens = new Set<string>()
  for (let length = Math.max(1, points.length - most); length <= points.length + most; length++) {
    for (const segment of segmentPlan(length)) {
      const texts = length < SHORTEST_CUT ? withoutSome(points, length) : windowTexts(points, { ...segment, of: length }, most)
      for (const text of texts) tokens.add(segmentToken(length, segment.segment, text))
    }
  }
  return [...tokens]
}

/** Shorter keys are one segment: what can be made of the keyword by dropping letters is looked for whole. */
const SHORTEST_CUT = 3

function withoutSome(points: readonly string[], length: number): string[] {
  if (points.length === length) return [points.join('')]
  return points.flatMap((_, dropped) => withoutSome(points.toSpliced(dropped, 1), length))
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
