/** A prefix of more rows than this gets a row of its own. Spec: search engine design §0, §2. */
export const TOP_PREFIX_THRESHOLD = 128

/** How many headwords a top-prefix row lists: the first page of suggestions, and the rest of the longest list. */
export const TOP_FIRST = 10
export const TOP_ALL = 50

/** A distinct headword of a scope. */
export type ScopeHeadword = {
  key: string
  /** Its place among all headwords of its language: heavier, then shorter, then by code point. */
  rank: number
  /** How many rows the scope has of it. */
  rows: number
}

export type TopPrefix<Item> = { prefix: string; top: Item[] }

/**
 * Every prefix (cut by code point) of more than 128 rows, each with its best 50 headwords by rank.
 *
 * `headwords` are in an order that keeps equal prefixes together. Prefixes come in that order too, shorter before longer.
 */
export function topPrefixes<Item extends ScopeHeadword>(headwords: readonly Item[]): TopPrefix<Item>[] {
  const found: TopPrefix<Item>[] = []
  visit(headwords, { from: 0, to: headwords.length, length: 0 }, found)
  return found
}

/** The headwords from `from` to `to` share their first `length` code units. */
type Range = { from: number; to: number; length: number }

function visit<Item extends ScopeHeadword>(headwords: readonly Item[], range: Range, found: TopPrefix<Item>[]): void {
  for (const below of rangesBelow(headwords, range)) {
    if (rowsIn(headwords, below) <= TOP_PREFIX_THRESHOLD) continue
    const prefix = headwords[below.from]?.key.slice(0, below.length) ?? ''
    found.push({ prefix, top: best(headwords, below) })
    visit(headwords, below, found)
  }
}

/** One range for each code point that follows. A key that ends here has none. */
function rangesBelow(headwords: readonly ScopeHeadword[], { from, to, length }: Range): Range[] {
  const ranges: Range[] = []
  let current: { codePoint: number; range: Range } | undefined
  for (let index = from; index < to; index++) {
    const codePoint = headwords[index]?.key.codePointAt(length)
    if (codePoint === undefined) continue
    if (current?.codePoint !== codePoint) {
      current = { codePoint, range: { from: index, to: index, length: length + (codePoint > 0xffff ? 2 : 1) } }
      ranges.push(current.range)
    }
    current.range.to = index + 1
  }
  return ranges
}

function rowsIn(headwords: readonly ScopeHeadword[], { from, to }: Range): number {
  let rows = 0
  for (let index = from; index < to; index++) rows += headwords[index]?.rows ?? 0
  return rows
}

/** Keeps a sorted list of the best so far: nearly every headword is turned away by one comparison. */
function best<Item extends ScopeHeadword>(headwords: readonly Item[], { from, to }: Range): Item[] {
  const top: Item[] = []
  let worst = Number.POSITIVE_INFINITY
  for (let index = from; index < to; index++) {
    const headword = headwords[index]
    if (!headword || headword.rank >= worst) continue
    let place = top.length
    while (place > 0 && (top[place - 1]?.rank ?? -1) > headword.rank) place--
    top.splice(place, 0, headword)
    if (top.length > TOP_ALL) top.pop()
    if (top.length === TOP_ALL) worst = top[TOP_ALL - 1]?.rank ?? worst
  }
  return top
}
