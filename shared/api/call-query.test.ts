import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parseQuery, queryString } from './call-query.ts'
import { searchWords } from './search.ts'
import { wireFlag, wireInteger, wireList } from './wire.ts'

const call = {
  query: v.object({
    keyword: v.string(),
    limit: v.optional(wireInteger(1, 50), 10),
    langs: v.optional(wireList(3)),
    unidir: v.optional(wireFlag),
  }),
}
const read = (...pairs: [string, string][]) => parseQuery(call, pairs)

describe('queryString', () => {
  test('API-006 arrays become repeated keys, null and undefined are left out, keys are sorted', () => {
    expect(queryString({ b: [1, 2], a: 'ä&', c: null, d: undefined, e: true })).toBe('a=%C3%A4%26&b=1&b=2&e=true')
  })
})

describe('parseQuery', () => {
  test('numbers, flags and lists are read, defaults filled in', () => {
    expect(read(['keyword', 'talo'], ['unidir', '1'], ['langs', 'fi, en,'])).toEqual({
      ok: true,
      value: { keyword: 'talo', limit: 10, unidir: true, langs: ['fi', 'en'] },
    })
  })

  test('API-006 a repeated key is a list', () => {
    expect(read(['keyword', 'x'], ['langs', 'fi'], ['langs', 'en,sv'])).toMatchObject({ ok: true, value: { langs: ['fi', 'en', 'sv'] } })
  })

  test.each([
    [
      'A12 a scalar given twice',
      [
        ['keyword', 'a'],
        ['keyword', 'b'],
      ],
      'keyword',
    ],
    [
      'A11 a limit that is no number',
      [
        ['keyword', 'a'],
        ['limit', '1e9'],
      ],
      'limit',
    ],
    [
      'a list that is too long',
      [
        ['keyword', 'a'],
        ['langs', 'a,b,c,d'],
      ],
      'langs',
    ],
    [
      'a flag of another word',
      [
        ['keyword', 'a'],
        ['unidir', 'yes'],
      ],
      'unidir',
    ],
    ['a missing parameter', [], 'keyword'],
  ] as [string, [string, string][], string][])('%s is a bad request', (_, pairs, field) => {
    expect(parseQuery(call, pairs)).toEqual({ ok: false, error: { code: 'bad_request', field } })
  })

  test.each([
    ['1000000', 50],
    ['-1', 1],
    ['7', 7],
  ])('A11 a limit of %s is held to %i', (limit, held) => {
    expect(read(['keyword', 'a'], ['limit', limit])).toMatchObject({ ok: true, value: { limit: held } })
  })

  test('A12 an unknown key is passed over, a prototype key too', () => {
    expect(read(['keyword', 'a'], ['keyword[$ne]', 'x'], ['__proto__', 'y'], ['utm', '1'], ['utm', '2'])).toEqual({
      ok: true,
      value: { keyword: 'a', limit: 10 },
    })
  })

  test('A05 a blank keyword says SearchNotPossible', () => {
    expect(
      parseQuery(searchWords, [
        ['keyword', ' '],
        ['search_service', 'ss'],
      ]),
    ).toEqual({ ok: false, error: { code: 'SearchNotPossible', field: 'keyword' } })
  })

  test('SRCH-048 another search service is a bad request', () => {
    expect(
      parseQuery(searchWords, [
        ['keyword', 'a'],
        ['search_service', 'zz'],
      ]),
    ).toMatchObject({ ok: false, error: { field: 'search_service' } })
  })
})
