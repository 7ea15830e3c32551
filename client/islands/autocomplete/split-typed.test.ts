import { expect, test } from 'vitest'
import { splitTyped } from './split-typed.ts'

test.each([
  ['talo', 'tal', 'tal', 'o'],
  ['Talous', 'tal', 'Tal', 'ous'],
  ['äiti', 'ai', 'äi', 'ti'],
  ['äiti', 'ÄI', 'äi', 'ti'],
  ['a\u0308iti', 'äi', 'äi', 'ti'],
  ['talo', 'talo', 'talo', ''],
  ['mouse', 'mice', 'mouse', ''],
  ['ta', 'talo', 'ta', ''],
  ['talo', '', 'talo', ''],
  ['𠮷野家', '𠮷', '𠮷', '野家'],
])('%s after typing “%s” is “%s” and “%s”', (word, text, typed, completed) => {
  expect(splitTyped(word, text)).toEqual({ typed, completed })
})
