import { type BodyLine, bodyLine } from './body-lines.ts'

export type ReadExample = { text: string; translation?: string; notes: string[] }

/** One sense as written, before its texts are cleaned. `nested` are the definitions of its sub-senses. */
export type ReadSense = {
  translationLine: string
  definitions: string[]
  nested: string[]
  examples: ReadExample[]
  notes: string[]
  see: string[]
  synonyms: string[]
  antonyms: string[]
}

/**
 * Reads the lines of one sense, the translations first. A list of sub-senses begins with a ` 2.` after the translations and
 * goes on with ` 3.`, which are its first and second: the numbers are one too high.
 */
export function readSense(lines: readonly string[]): ReadSense {
  const hasNested = / 2\.\s*$/.test(lines[0] ?? '') && lines.some((line) => /^ 3\.\s*$/.test(line))
  const first = hasNested ? (lines[0] ?? '').replace(/ 2\.\s*$/, '') : lines[0]
  const sense: ReadSense = { ...EMPTY, translationLine: '' }
  const read = [first ?? '', ...lines.slice(1)].map(bodyLine)
  if (!hasNested) return read.reduce((before, line, at) => withLine(before, line, read[at - 1]), sense)

  const [head, ...rest] = read
  return { ...(head ? withLine(sense, head) : sense), nested: nestedDefinitions(rest) }
}

const EMPTY = { definitions: [], nested: [], examples: [], notes: [], see: [], synonyms: [], antonyms: [] }

function nestedDefinitions(lines: readonly BodyLine[]): string[] {
  const definitions = ['']
  for (const line of lines) {
    if (line.type === 'nested' && line.number === definitions.length + 2) definitions.push('')
    else if (line.type === 'text') definitions.push(`${definitions.pop() ?? ''} ${line.text}`)
  }
  return definitions.filter((definition) => definition.trim() !== '')
}

function withLine(sense: ReadSense, line: BodyLine, previous?: BodyLine): ReadSense {
  switch (line.type) {
    case 'text':
      return withText(sense, line.text)
    case 'nested':
      return sense
    case 'example':
      return { ...sense, examples: [...sense.examples, exampleOf(line.text, line.translation)] }
    case 'note':
      return previous?.type === 'example' ? withExampleNote(sense, line.text) : { ...sense, notes: [...sense.notes, line.text] }
    default:
      return { ...sense, [line.type]: [...sense[line.type], ...line.words] }
  }
}

/** The first text is the translations; where an example came before any, it is the example's translation; else a definition. */
function withText(sense: ReadSense, text: string): ReadSense {
  if (text.trim() === '') return sense
  const last = sense.examples.at(-1)
  if (sense.translationLine !== '') return { ...sense, definitions: [...sense.definitions, text] }
  if (!last || last.translation !== undefined) return { ...sense, translationLine: text }
  return { ...sense, examples: [...sense.examples.slice(0, -1), { ...last, translation: text }] }
}

/** A note right below an example is about the example. */
const withExampleNote = (sense: ReadSense, note: string): ReadSense => {
  const last = sense.examples.at(-1)
  return last ? { ...sense, examples: [...sense.examples.slice(0, -1), { ...last, notes: [...last.notes, note] }] } : sense
}

const exampleOf = (text: string, translation: string | undefined): ReadExample => ({
  text,
  notes: [],
  ...(translation !== undefined && { translation }),
})
