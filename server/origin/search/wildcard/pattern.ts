import { isValidWildcardWord } from '#shared/search/keyword-rules.ts'
import { pointsOf } from '#shared/search/lex-tokens.ts'

/** A key with wildcards: `?` is exactly one code point, `*` any run of them, an empty one too. Spec: requirements SRCH-047. */
export type Pattern = {
  /** By code point; never two `*` in a row, and no `*` before a `?`. */
  points: readonly string[]
  /** The fewest code points that a key of it has. */
  minLength: number
  /** Whether longer ones are of it too. */
  isOpen: boolean
}

/** Reads a folded pattern; undefined when folding left no more than one character besides asterisks (SRCH-015). */
export function parsePattern(text: string): Pattern | undefined {
  if (!isValidWildcardWord(text)) return undefined
  const points = [...text.replace(RUN_OF_WILDCARDS, tidyRun)]
  const minLength = points.filter((point) => point !== '*').length
  return { points, minLength, isOpen: minLength < points.length }
}

const RUN_OF_WILDCARDS = /[?*]{2,}/g

/** `*?*` and `?**` ask for the same as `?*`. */
const tidyRun = (run: string) => run.replaceAll('*', '') + (run.includes('*') ? '*' : '')

/**
 * Whether a key is of the pattern, from one end to the other. Without recursion: a mismatch goes back to the last `*` only, which
 * takes one character more, so that there are at most as many steps as the pattern's length times the key's.
 */
export function isOfPattern({ points, minLength, isOpen }: Pattern, key: string): boolean {
  const characters = pointsOf(key)
  if (isOpen ? characters.length < minLength : characters.length !== minLength) return false

  let [at, inPattern] = [0, 0]
  let [star, taken] = [-1, 0]
  while (at < characters.length) {
    const wanted = points[inPattern]
    if (wanted === '*') {
      star = inPattern++
      taken = at
    } else if (wanted === '?' || wanted === characters[at]) {
      at++
      inPattern++
    } else if (star >= 0) {
      at = ++taken
      inPattern = star + 1
    } else return false
  }
  return inPattern === points.length || (inPattern === points.length - 1 && points[inPattern] === '*')
}
