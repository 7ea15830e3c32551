import { expect, test } from 'vitest'
import { dictdNumber, readIndex } from './dictd-index.ts'

test.each([
  ['A', 0],
  ['/', 63],
  ['BA', 64],
  ['BFC', 4418],
  ['', Number.NaN],
  ['B=', Number.NaN],
])('the number %j is %d', (digits, number) => expect(dictdNumber(digits)).toBe(number))

test('descriptions of the dictionary are told from a headword that begins with 00', () => {
  const { words, metadata } = readIndex('00databaseinfo\tA\tB\n00-database-url\tB\tB\n00 gauge\tC\tB\n\tD\tB\n')
  expect(metadata.map(({ key }) => key)).toEqual(['00databaseinfo', '00-database-url'])
  expect(words).toEqual([
    { key: '00 gauge', offset: 2, length: 1 },
    { key: '', offset: 3, length: 1 },
  ])
})

test('a broken line is listed by its number, and the rest is read', () => {
  const { words, broken } = readIndex('talo\tA\tB\nkoti\tA\ntuuli\tA\tB!\r\nvene\tB\tB\r\n')
  expect(words.map(({ key }) => key)).toEqual(['talo', 'vene'])
  expect(broken).toEqual([2, 3])
})
