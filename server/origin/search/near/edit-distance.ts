import { pointsOf } from '#shared/search/lex-tokens.ts'

type Points = string | readonly string[]

/**
 * The fewest letters to add, drop or change between two texts, by code point; `most + 1` when there are more than `most`.
 *
 * Only cells of the table within `most` of its diagonal can be small enough: the work is `(2·most + 1)` times the length, and with
 * distances of one and two that is no more than filling whole rows bit by bit, which stops at 32 letters.
 */
export function editDistance(a: string, b: string, most: number): number {
  const [from, to] = [pointsOf(a), pointsOf(b)]
  if (Math.abs(from.length - to.length) > most) return most + 1
  const start = sharedStart(from, to)
  const end = sharedEnd(from, to, start)
  return bandDistance(
    { points: from, start, length: from.length - end - start },
    { points: to, start, length: to.length - end - start },
    most,
  )
}

function sharedStart(from: Points, to: Points): number {
  let shared = 0
  while (shared < from.length && shared < to.length && from[shared] === to[shared]) shared++
  return shared
}

function sharedEnd(from: Points, to: Points, start: number): number {
  let shared = 0
  const longest = Math.min(from.length, to.length) - start
  while (shared < longest && from[from.length - 1 - shared] === to[to.length - 1 - shared]) shared++
  return shared
}

/** What is left of a text between the letters that both begin and end with. */
type Part = { points: Points; start: number; length: number }

function bandDistance(from: Part, to: Part, most: number): number {
  const beyond = most + 1
  /** The table's row: what is left of it is the row above, until it is overwritten. Cells out of the band are beyond. */
  const row: number[] = []
  for (let column = 0; column <= to.length; column++) row.push(Math.min(column, beyond))
  for (let line = 1; line <= from.length; line++) {
    if (fillRow(row, { from, to, line, most }) > most) return beyond
  }
  return Math.min(row[to.length] ?? beyond, beyond)
}

/** Answers the smallest cell of the row. */
function fillRow(row: number[], { from, to, line, most }: { from: Part; to: Part; line: number; most: number }): number {
  const beyond = most + 1
  const [first, last] = [Math.max(1, line - most), Math.min(to.length, line + most)]
  const point = from.points[from.start + line - 1]
  let aboveLeft = row[first - 1] ?? beyond
  let left = first === 1 ? Math.min(line, beyond) : beyond
  row[first - 1] = left
  let smallest = left
  for (let column = first; column <= last; column++) {
    const above = column === line + most ? beyond : (row[column] ?? beyond)
    const changed = aboveLeft + (point === to.points[to.start + column - 1] ? 0 : 1)
    left = Math.min(changed, above + 1, left + 1, beyond)
    row[column] = left
    aboveLeft = above
    if (left < smallest) smallest = left
  }
  return smallest
}
