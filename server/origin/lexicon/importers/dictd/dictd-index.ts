/** One line of a dictd index: a folded key and where its body lies, in bytes. */
export type IndexLine = { key: string; offset: number; length: number }

/** The lines of an index; `broken` are the numbers of lines that cannot be read, counted from 1. */
export type DictdIndex = { words: IndexLine[]; metadata: IndexLine[]; broken: number[] }

/** Reads a dictd index: key TAB offset TAB length, the numbers in dictd's own base 64. */
export function readIndex(text: string): DictdIndex {
  const index: DictdIndex = { words: [], metadata: [], broken: [] }
  for (const [at, row] of text.split('\n').entries()) {
    if (row === '') continue
    const line = indexLine(row)
    if (!line) index.broken.push(at + 1)
    // `00-?database` and no less: `00 gauge` is a headword.
    else if (/^00-?database/.test(line.key)) index.metadata.push(line)
    else index.words.push(line)
  }
  return index
}

function indexLine(row: string): IndexLine | undefined {
  const [key, offset, length] = row.replace(/\r$/, '').split('\t')
  if (key === undefined) return undefined
  const numbers = { offset: dictdNumber(offset ?? ''), length: dictdNumber(length ?? '') }
  return Number.isNaN(numbers.offset) || Number.isNaN(numbers.length) ? undefined : { key, ...numbers }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const VALUE_OF: ReadonlyMap<string, number> = new Map([...DIGITS].map((digit, value) => [digit, value]))

/** A number written in base 64, most significant digit first and without padding: `BFC` is 4,418. NaN when it is none. */
export function dictdNumber(digits: string): number {
  if (digits === '') return Number.NaN
  let number = 0
  for (const digit of digits) number = number * 64 + (VALUE_OF.get(digit) ?? Number.NaN)
  return number
}
