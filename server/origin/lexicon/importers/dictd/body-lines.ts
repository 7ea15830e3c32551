/** One line of an entry below its header, by what it is. */
export type BodyLine =
  | { type: 'text'; text: string }
  | { type: 'nested'; number: number }
  | { type: 'example'; text: string; translation: string | undefined }
  | { type: 'note'; text: string }
  | { type: 'see' | 'synonyms' | 'antonyms'; words: string[] }

/** Tells what a line is by its indent and first word. `text` keeps its indent, which a translation line's labels are known by. */
export function bodyLine(line: string): BodyLine {
  if (!line.startsWith(' ')) return { type: 'text', text: line }

  const nested = /^ (\d+)\.\s*$/.exec(line)
  if (nested) return { type: 'nested', number: Number(nested[1]) }

  const example = /^ {6}"(.*)"(?:\s+- (.*))?\s*$/u.exec(line)
  if (example) return { type: 'example', text: example[1] ?? '', translation: example[2] }

  const [, name = '', rest = ''] = /^ +(Note|see|Synonyms?(?:\(s\))?|Antonyms?(?:\(s\))?): (.*)$/u.exec(line) ?? []
  if (name === 'Note') return { type: 'note', text: rest }
  if (name === '' || !rest.includes('{')) return { type: 'text', text: line }
  const words = [...rest.matchAll(/\{([^{}]*)\}/gu)].map(([, word = '']) => word)
  return { type: name === 'see' ? 'see' : name.startsWith('Syn') ? 'synonyms' : 'antonyms', words }
}
