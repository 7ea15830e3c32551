import { describe, expect, test } from 'vitest'
import type { Suggestion } from '#shared/api/autocomplete.ts'
import type { AutocompleteState } from '#shared/search/autocomplete-state.ts'
import { autocompleteRows } from './autocomplete-rows.ts'
import { testProps } from './test-props.ts'

const word = (headword: string, fields: Partial<Suggestion> = {}): Suggestion => ({ headword, lang: 'fi', is_match: false, ...fields })
const found = (result: Suggestion[], resultBaseForms = {}): AutocompleteState => ({ status: 'success', result, resultBaseForms })
const rowsOf = (state: AutocompleteState, fields = {}, keyword = 'talo') =>
  autocompleteRows(state, { id: 'x', keyword, props: testProps(fields) })

test.each<[string, AutocompleteState, string]>([
  ['AC-019', { status: 'loading' }, 'loading'],
  ['AC-020', { status: 'length-too-short' }, 'tooShort'],
  ['AC-021', { status: 'not-found', isWildcard: false }, 'notFound'],
])('%s a state without suggestions is one row that cannot be chosen', (_, state, note) => {
  expect(rowsOf(state)).toEqual([{ id: 'xnote', note, rows: [] }])
})

describe('the translation request', () => {
  const asking = { translationRequestUrl: '/request?word=' }

  test('AC-022 stands in the not-found row', () => {
    const [group] = rowsOf({ status: 'not-found', isWildcard: false }, asking, 'kaamos väsy')
    expect(group?.rows).toMatchObject([
      { action: 'requestTranslation', completed: 'kaamos väsy', lang: 'fi', url: '/request?word=kaamos%20v%C3%A4sy' },
    ])
  })

  test('AC-022 is not offered for a wildcard search', () => {
    expect(rowsOf({ status: 'not-found', isWildcard: true }, asking)[0]?.rows).toEqual([])
  })

  test('AC-023 is not offered to anonymous visitors, who get no address', () => {
    expect(rowsOf({ status: 'not-found', isWildcard: false })[0]?.rows).toEqual([])
  })
})

test('suggestions stand by language, the source first, each word in its language and with what was typed', () => {
  const groups = rowsOf(found([word('talon', { lang: 'en' }), word('talous')]))
  expect(groups.map(({ heading }) => heading)).toEqual(['suomi', 'englanti'])
  expect(groups[0]?.rows).toMatchObject([{ lang: 'fi', typed: 'talo', completed: 'us', url: '/finnish-english/talous', text: 'talous' }])
  expect(groups[1]?.rows).toMatchObject([{ lang: 'en', url: '/english-finnish/talon' }])
})

test('a language that the props do not name is named by the browser', () => {
  expect(rowsOf(found([word('tala', { lang: 'sv' })])).map(({ heading }) => heading)).toEqual(['ruotsi'])
})

test.each<[string, object, string[]]>([
  ['of one language stand under one heading', { fi: [word('tala')] }, ['suomi', 'baseForms']],
  [
    'of several languages name them',
    { fi: [word('tala')], en: [word('tale', { lang: 'en' })] },
    ['suomi', 'baseForms: suomi', 'baseForms: englanti'],
  ],
])('AC-028 base forms %s', (_, baseForms, headings) => {
  expect(rowsOf(found([word('talo')], baseForms)).map(({ heading }) => heading)).toEqual(headings)
})

test.each([
  [true, 'premium', 'premium'],
  [false, 'premium', undefined],
  [true, 'general', undefined],
])('AC-026 showsLocks %s and dict_type %s give the lock “%s”', (showsLocks, dict_type, lock) => {
  expect(rowsOf(found([word('talous', { dict_type })]), { showsLocks })[0]?.rows[0]?.lock).toBe(lock)
})

test('no two rows or headings share an id', () => {
  const groups = rowsOf(found([word('talo'), word('talous'), word('talon', { lang: 'en' })], { fi: [word('tala')] }))
  const ids = groups.flatMap(({ id, rows }) => [id, ...rows.map((row) => row.id)])
  expect(new Set(ids).size).toBe(ids.length)
})

test('a listener is told which row is the very word and which are base forms', () => {
  const groups = rowsOf(found([word('talo', { is_match: true }), word('talous')], { fi: [word('tala')] }))
  expect(groups.map(({ rows }) => rows.map(({ description }) => description))).toEqual([['exactMatch', undefined], ['baseForm']])
})

test('AC-028 base forms stand in the order of the search’s languages', () => {
  const state = found([], { sv: [word('tal', { lang: 'sv' })], en: [word('tale', { lang: 'en' })], fi: [word('tala')] })
  expect(rowsOf(state).map(({ heading }) => heading)).toEqual(['baseForms: suomi', 'baseForms: englanti', 'baseForms: ruotsi'])
})

test('AC-029 a word of a language that the search has not got stays in the search', () => {
  expect(rowsOf(found([word('tala', { lang: 'sv' })]))[0]?.rows[0]?.url).toBe('/finnish-english/tala')
})
