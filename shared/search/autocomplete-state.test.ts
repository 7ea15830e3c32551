import { describe, expect, test } from 'vitest'
import type { AutocompleteAnswer } from '#shared/api/autocomplete.ts'
import { autocompleteState, mayHaveBaseForms, narrowedAnswer } from './autocomplete-state.ts'

const row = (headword: string, lang: 'fi' | 'en' | 'fr' = 'fi', is_match = false) => ({ headword, lang, is_match })
const answerOf = (...result: AutocompleteAnswer['result']): AutocompleteAnswer => ({ result, resultBaseForms: {}, complete: true })

describe('autocomplete state', () => {
  const found = answerOf(row('talo'))
  const baseFormsOnly = { ...answerOf(), resultBaseForms: { fi: [row('talo')] } }
  test.each([
    ['AC-017 too short', 't', undefined, { status: 'length-too-short' }],
    ['AC-017 too short even with an answer', 't', { keyword: 't', answer: found }, { status: 'length-too-short' }],
    ['AC-016 no answer yet', 'talo', undefined, { status: 'loading' }],
    ['AC-017 too little beside asterisks', 'a*', undefined, { status: 'length-too-short' }],
    ['AC-017 enough beside asterisks', '*ab', undefined, { status: 'loading' }],
    ['AC-029 an older keyword’s answer is stale', 'talo', { keyword: 'tal', answer: found }, { status: 'loading' }],
    ['AC-016 found', 'tal', { keyword: 'tal', answer: found }, { status: 'success', result: found.result, resultBaseForms: {} }],
    [
      'AC-016 base forms alone are a find',
      'taloissa',
      { keyword: 'taloissa', answer: baseFormsOnly },
      { status: 'success', result: [], resultBaseForms: baseFormsOnly.resultBaseForms },
    ],
    ['AC-016 nothing found', 'xyz', { keyword: 'xyz', answer: answerOf() }, { status: 'not-found', isWildcard: false }],
    ['AC-016 nothing found, with a wildcard', 'xyz*', { keyword: 'xyz*', answer: answerOf() }, { status: 'not-found', isWildcard: true }],
    [
      'AC-025 a failed call is not found',
      'talo',
      { keyword: 'talo', answer: 'failed' as const },
      { status: 'not-found', isWildcard: false },
    ],
  ])('%s', (_, keyword, latest, state) => expect(autocompleteState(keyword, ['fi', 'en'], latest)).toEqual(state))

  test('AC-018 one character is enough in Japanese', () =>
    expect(autocompleteState('木', ['ja', 'fi'], undefined)).toEqual({ status: 'loading' }))
})

describe('AC-032 narrowing a complete answer', () => {
  const earlier = {
    keyword: 'ta',
    answer: answerOf(
      row('tahto'),
      row('Talo'),
      row('taloyhtiö'),
      row('täli'),
      row('tällä'),
      row('talo'),
      row('tale', 'en'),
      row('tal', 'en'),
    ),
  }
  const narrowed = (keyword: string, answer = earlier.answer) => narrowedAnswer(keyword, 'fi', { ...earlier, answer })
  const headwords = (keyword: string) => narrowed(keyword)?.result.map(({ headword }) => headword)

  test('AC-030 as typed in either language, then the source language: but for case, then longer', () => {
    expect(headwords('talo')).toEqual(['talo', 'Talo', 'taloyhtiö'])
    expect(headwords('tal')).toEqual(['tal', 'Talo', 'taloyhtiö', 'talo', 'täli', 'tällä', 'tale'])
  })

  test('AC-030 only the form as typed is the match', () => {
    expect(narrowed('Talo')?.result.filter(({ is_match }) => is_match)).toEqual([row('Talo', 'fi', true)])
  })

  test('a narrowed answer is complete, so it can be narrowed again', () => {
    const answer = narrowed('talo')
    expect(answer?.complete).toBe(true)
    expect(answer && narrowedAnswer('taloy', 'fi', { keyword: 'talo', answer })?.result).toEqual([row('taloyhtiö')])
  })

  test.each([
    ['nothing is left: base forms may be found', 'taxx', earlier.answer],
    ['the answer was cut', 'tal', { ...earlier.answer, complete: false }],
    ['the call had failed', 'tal', 'failed' as const],
    ['another beginning', 'tä', earlier.answer],
    ['a wildcard', 'ta*', earlier.answer],
  ])('asks the server when %s', (_, keyword, answer) => expect(narrowedAnswer(keyword, 'fi', { keyword: 'ta', answer })).toBeUndefined())

  test('typed marks are honoured: ä never finds a', () => {
    const answer = answerOf(row('sää'), row('saappaat'), row('saada'))
    expect(narrowedAnswer('saa', 'fi', { keyword: 'sa', answer })?.result.map(({ headword }) => headword)).toEqual([
      'sää',
      'saappaat',
      'saada',
    ])
    expect(narrowedAnswer('sää', 'fi', { keyword: 'sä', answer })?.result).toEqual([row('sää', 'fi', true)])
  })
})

test.each([
  ['SUG-014 of several words', 'talon mies', [row('talon mies, vanha')], false],
  ['beside the word itself', 'talon', [row('talon', 'fi', true)], false],
  ['beside longer words', 'talon', [row('talonmies')], true],
])('base forms %s: %s', (_, keyword, result, expected) => {
  expect(mayHaveBaseForms(keyword, { result })).toBe(expected)
})

test('AC-032 words that marks kept apart before, and no longer do, are left to the server: their weights decide', () => {
  const earlier = { keyword: 'é', answer: answerOf(row('éaux', 'fr'), row('eaux', 'fr')) }
  expect(narrowedAnswer('éà', 'fr', earlier)).toBeUndefined()
  expect(narrowedAnswer('éa', 'fr', earlier)?.result.map(({ headword }) => headword)).toEqual(['éaux', 'eaux'])
})

test('AC-032 languages that are searched side by side stay as they come', () => {
  const earlier = { keyword: 'ta', answer: answerOf(row('tale', 'en'), row('talo'), row('talon', 'en')) }
  expect(narrowedAnswer('tal', undefined, earlier)?.result).toEqual(earlier.answer.result)
})
