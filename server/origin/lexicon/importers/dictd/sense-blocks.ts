/**
 * Cuts an entry's lines (header and blank lines left out) into the lines of its senses, their numbers removed.
 *
 * A number is believed only where a sense can begin: translations (`1000.`) and definitions (`1. att byta`, `2.1. enhet`)
 * begin with digits too. So it must be one more than the last, the list must reach 2 (unless the dictionary is one that numbers
 * a lone sense), and the line may not be one that holds a definition for certain.
 */
export function senseBlocks(lines: readonly string[], numbersLoneSense: boolean): string[][] {
  if (lines.length === 0) return []
  const isNumbered = /^1\.\s/.test(`${lines[0]} `) && (numbersLoneSense || lines.some((line) => /^2\.(?:\s|$)/.test(line)))
  if (!isNumbered) return [[...lines]]

  const blocks: string[][] = []
  let block: string[] = []
  for (const [at, line] of lines.entries()) {
    const text = textOfNumber(line, blocks.length + 1)
    if (text === undefined || isDefinition(lines, at)) block.push(line)
    else {
      block = [text]
      blocks.push(block)
    }
  }
  return blocks
}

const textOfNumber = (line: string, number: number): string | undefined => {
  const [start, digits] = /^(\d+)\.(?:\s|$)/.exec(line) ?? []
  return start !== undefined && Number(digits) === number ? line.slice(start.length) : undefined
}

/** The line after a bare ` 3.` is a definition, and so is the one between `translation 2.` and that ` 3.`. */
const isDefinition = (lines: readonly string[], at: number) =>
  /^ \d+\.\s*$/.test(lines[at - 1] ?? '') || (/ 2\.\s*$/.test(lines[at - 1] ?? '') && /^ 3\.\s*$/.test(lines[at + 1] ?? ''))
