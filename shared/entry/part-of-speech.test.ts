import { expect, test } from 'vitest'
import { genderCodeOf, partOfSpeechOf } from './part-of-speech.ts'

test.each([
  ['n', 'noun'],
  ['pn', 'proper_noun'],
  ['v', 'verb'],
  ['vt', 'verb'],
  ['adj', 'adjective'],
  ['Adverb', 'adverb'],
  ['pronominalAdverb', 'adverb'],
  ['indefinitePronoun', 'pronoun'],
  ['numeral', 'numeral'],
  ['prep', 'preposition'],
  ['postposition', 'postposition'],
  ['int', 'interjection'],
  ['phraseologicalUnit', 'phrase'],
  ['determiner', 'determiner'],
  [' abbreviation ', 'abbreviation'],
])('L10N-009 the source label %s is the part of speech %s', (label, expected) => {
  expect(partOfSpeechOf(label)).toBe(expected)
})

test.each(['masc', 'sg', 'tagsDecl', '/sub', '', 'constructor', '__proto__'])(
  'a label that names no part of speech gives none: %s',
  (label) => {
    expect(partOfSpeechOf(label)).toBeUndefined()
  },
)

test.each([
  ['masc', 'm'],
  ['fem', 'f'],
  ['neut', 'n'],
  ['ut', 'c'],
])('ENT-023 the source label %s is the gender %s', (label, expected) => {
  expect(genderCodeOf(label)).toBe(expected)
})

test.each(['pl', 'adj', 'toString'])('a label that names no gender gives none: %s', (label) => {
  expect(genderCodeOf(label)).toBeUndefined()
})
