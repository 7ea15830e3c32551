import { expect, test } from 'vitest'
import type { AutocompleteAnswer } from '#shared/api/autocomplete.ts'
import { answerFromEarlier } from './earlier-answer.ts'

const answer = (headwords: string[], complete = true): AutocompleteAnswer => ({
  result: headwords.map((headword) => ({ headword, lang: 'fi', is_match: false })),
  resultBaseForms: {},
  complete,
})

const narrowed = (keyword: string, held: Record<string, AutocompleteAnswer>) =>
  answerFromEarlier(keyword, 'fi', (beginning) => held[beginning])?.result.map(({ headword }) => headword)

test.each<[string, string, Record<string, AutocompleteAnswer>, string[] | undefined]>([
  ['a complete answer is narrowed', 'talon', { tal: answer(['talo', 'talonmies', 'talvi']) }, ['talonmies']],
  ['the longest beginning counts', 'talon', { ta: answer(['talonvouti']), talo: answer(['talonmies']) }, ['talonmies']],
  [
    'a longer answer that was cut is passed over',
    'talon',
    { ta: answer(['talonvouti']), talo: answer(['talonmies'], false) },
    ['talonvouti'],
  ],
  ['nothing is held', 'talon', {}, undefined],
  ['only a cut answer is held', 'talon', { tal: answer(['talonmies'], false) }, undefined],
  ['the answer to the keyword itself is no earlier one', 'tal', { tal: answer(['talo']) }, undefined],
])('AC-032 %s', (_, keyword, held, expected) => {
  expect(narrowed(keyword, held)).toEqual(expected)
})
