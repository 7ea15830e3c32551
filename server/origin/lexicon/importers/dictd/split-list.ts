const CLOSER_OF: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['<', '>'],
])
const CLOSERS = new Set(CLOSER_OF.values())

/** Splits at the commas outside of brackets. `10,000` holds no such comma, and a bracket without its partner is a character. */
export function splitList(text: string): string[] {
  const depths = /[([{<]/u.test(text) ? bracketDepths(text) : []
  const parts: string[] = []
  let start = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] !== ',' || (depths[at] ?? 0) > 0 || /\S/u.test(text[at + 1] ?? ' ')) continue
    parts.push(text.slice(start, at))
    start = at + 1
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '')
}

/** How many pairs of brackets each character is inside of. */
function bracketDepths(text: string): number[] {
  const depths = new Array<number>(text.length).fill(0)
  const open: { at: number; closer: string }[] = []
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? ''
    const closer = CLOSER_OF.get(character)
    if (closer !== undefined) open.push({ at, closer })
    else if (CLOSERS.has(character)) {
      const pair = open.findLastIndex((bracket) => bracket.closer === character)
      if (pair === -1) continue
      const [opened] = open.splice(pair)
      for (let inside = opened?.at ?? at; inside < at; inside++) depths[inside] = (depths[inside] ?? 0) + 1
    }
  }
  return depths
}
