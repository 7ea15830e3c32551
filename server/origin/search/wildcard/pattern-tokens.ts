import { gramToken, KEY_END, KEY_START, lengthToken, MAX_LENGTH_TOKEN } from '#shared/search/lex-tokens.ts'
import type { TokensAsked } from '../lex/lex-queries.ts'
import type { Pattern } from './pattern.ts'

/** More tokens than this narrow nothing down further. */
const MAX_GRAMS = 12

/** An open pattern's length is asked for from here on; most keys are as long as shorter ones want. */
const TELLING_LENGTH = 10

/**
 * The tokens that every key of the pattern has. Runs of three letters and more are asked by their
 * trigrams, shorter ones by all of themselves; single letters only where nothing longer is known. Spec: search engine design §3.
 */
export function patternTokens(pattern: Pattern): TokensAsked[] {
  const runs = runsOf(pattern).toSorted((a, b) => b.length - a.length)
  const isTelling = runs.some(({ length }) => length > 2)
  const grams = runs.filter(({ length }) => length > 1 || !isTelling).flatMap(gramsOf)
  return [...[...new Set(grams)].slice(0, MAX_GRAMS), ...lengthTokens(pattern)]
}

/** Characters without a wildcard between them, the marks of the key's ends among them. */
function runsOf({ points }: Pattern): string[][] {
  const runs: string[][] = [[]]
  for (const point of [KEY_START, ...points, KEY_END]) {
    if (point === '?' || point === '*') runs.push([])
    else runs.at(-1)?.push(point)
  }
  return runs.filter(([first, second]) => first !== undefined && (second !== undefined || !isMark(first)))
}

const isMark = (point: string) => point === KEY_START || point === KEY_END

/** Trigrams that cover a run. Those in between would be walked through too and leave hardly a candidate out. */
function gramsOf(run: readonly string[]): string[] {
  const last = run.length - 3
  if (last < 0) return [gramToken(run.join(''))]
  const starts = [...Array.from({ length: Math.ceil(last / 3) }, (_, nth) => nth * 3), last]
  return starts.map((start) => gramToken(run.slice(start, start + 3).join('')))
}

function lengthTokens({ minLength, isOpen }: Pattern): TokensAsked[] {
  if (!isOpen) return [lengthToken(minLength)]
  if (minLength < TELLING_LENGTH) return []
  const shortest = Math.min(minLength, MAX_LENGTH_TOKEN)
  return [{ any: Array.from({ length: MAX_LENGTH_TOKEN - shortest + 1 }, (_, more) => lengthToken(shortest + more)) }]
}
