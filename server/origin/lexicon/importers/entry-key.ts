import { createHash } from 'node:crypto'

const LONGEST_KEY = 96

/**
 * Makes an importer's entry keys: the headword, its part of speech, and from the second such entry on its number. Another
 * import of the same text makes the same keys. A key is fit for an HTML id: white space becomes `_`, every other character
 * but letters, digits, `.`, `-` and `'` becomes `~` and its code point, and a long key ends in a hash.
 */
export const entryKeys = () => {
  const used = new Map<string, number>()

  return function entryKey(headword: string, pos?: string): string {
    const name = shortened(pos === undefined ? keyText(headword) : `${keyText(headword)}.${pos.replaceAll('_', '-')}`)
    const count = (used.get(name) ?? 0) + 1
    used.set(name, count)
    return count === 1 ? name : `${name}.${count}`
  }
}

const keyText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}\s.'-]/gu, (character) => `~${character.codePointAt(0)?.toString(16)}`)
    .replace(/\s/gu, '_')

const shortened = (key: string) =>
  key.length <= LONGEST_KEY ? key : `${key.slice(0, LONGEST_KEY - 13)}~${createHash('sha256').update(key).digest('hex').slice(0, 12)}`
