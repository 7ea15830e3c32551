/** A long list of `word/value` lines, kept as the one text it is. */
export type SortedLines = {
  /** The value of a word, or undefined when it is not in the list. */
  valueOf: (word: string) => string | undefined
}

const DIVIDER = '/'

/** Reads lines `word/value` sorted by word (by code unit). A hundred thousand take a few milliseconds and little more than their text. */
export function sortedLines(text: string): SortedLines {
  const starts = lineStarts(text)
  const wordAt = (line: number) => {
    const start = starts[line] ?? text.length
    return text.slice(start, text.indexOf(DIVIDER, start))
  }
  return {
    valueOf(word) {
      let low = 0
      let high = starts.length - 1
      while (low <= high) {
        const middle = (low + high) >> 1
        const found = wordAt(middle)
        if (found === word) return text.slice((starts[middle] ?? 0) + word.length + 1, (starts[middle + 1] ?? text.length + 1) - 1)
        if (found < word) low = middle + 1
        else high = middle - 1
      }
      return undefined
    },
  }
}

function lineStarts(text: string): Uint32Array {
  let count = text === '' ? 0 : 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  const starts = new Uint32Array(count)
  for (let line = 1, at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts[line++] = at + 1
  return starts
}
