/** One part of a word as the transducer read it. */
export type OutputPart = {
  /** Where the part begins in the surface. */
  start: number
  /** Its base form; undefined: it is written as it stands (a number, a prefix). */
  base: string | undefined
  /** The last derivation made of it (`ja` of `hoitaja`), and where in the surface that begins. */
  derived: { at: number; ending: string } | undefined
  /** The last class the part is given: `Ln` a noun, `Lt` a verb … */
  wordClass: string | undefined
  isPlural: boolean
}

export type Output = { surface: string; parts: readonly OutputPart[] }

/**
 * Takes apart what Voikko's transducer writes: the word as it stands, in which `[Bc]` divides the parts of a compound, `[L…]` gives the
 * class, `[Xp]…[X]` the base form (a `=` in it is where it may be divided) and `[Xj]…[X]` the ending of a derived base form. `[Tn4]` is the
 * verbal noun in *-minen*. All other tags tell of inflection.
 */
export function readOutput(output: string): Output {
  const parts: OutputPart[] = []
  let part = emptyPart(0)
  let surface = ''
  let writes: 'surface' | 'base' | 'ending' | 'nothing' = 'surface'

  for (const [token, tag] of output.matchAll(TOKEN)) {
    if (tag === undefined) {
      if (writes === 'surface') surface += token
      else if (writes === 'base') part.base = token.replaceAll('=', '')
      else if (writes === 'ending') part.derived = { at: surface.length, ending: token }
    } else if (tag === 'Bc') {
      parts.push(part)
      part = emptyPart(surface.length)
    } else if (tag.startsWith('X')) writes = WRITES[tag] ?? 'nothing'
    else if (tag.startsWith('L')) part.wordClass = tag
    else if (tag === 'Tn4') part.derived = { at: surface.length, ending: 'minen' }
    else if (tag === 'Nm') part.isPlural = true
  }
  return { surface, parts: [...parts, part] }
}

const TOKEN = /\[([^\]]*)\]|[^[]+/g
const WRITES: Readonly<Record<string, 'surface' | 'base' | 'ending'>> = { X: 'surface', Xp: 'base', Xj: 'ending' }

const emptyPart = (start: number): OutputPart => ({ start, base: undefined, derived: undefined, wordClass: undefined, isPlural: false })
