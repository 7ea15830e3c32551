import type { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { smallDictionary, smallWord, withLexicon } from './testing/small-lexicon.ts'

const rowsOf = (connection: DatabaseSync) => connection.prepare('SELECT id, lang, headword, key, weight FROM lex ORDER BY id').all()
const found = (connection: DatabaseSync, match: string) =>
  connection
    .prepare('SELECT lex.headword FROM lex_token JOIN lex ON lex.id = lex_token.rowid WHERE lex_token MATCH ?1 ORDER BY lex_token.rowid')
    .all(match)
    .map(({ headword }) => headword)

test('headwords stand in the order of suggestions, and once more by their loose key where that is another one', () =>
  withLexicon(
    [smallDictionary([smallWord('sää'), smallWord('Talo', { meanings: 9 }), smallWord('aika', { meanings: 3 })])],
    (connection) => {
      expect(rowsOf(connection).map(({ id, headword, key }) => [id, headword, key])).toEqual([
        [0, 'Talo', 'talo'],
        [2, 'aika', null],
        [4, 'sää', null],
        [5, 'sää', 'saa'],
      ])
    },
  ))

test('a headword of several dictionaries stands once, with the scopes of all', () =>
  withLexicon(
    [smallDictionary([smallWord('talo')]), smallDictionary([smallWord('talo'), smallWord('muu')], { code: 'test.other' })],
    (connection) => {
      expect(
        rowsOf(connection)
          .map(({ headword }) => headword)
          .toSorted(),
      ).toEqual(['muu', 'talo'])
      const scopes = connection
        .prepare("SELECT id, dictionary FROM scope WHERE kind = 'dictionary' AND level = 1 ORDER BY dictionary")
        .all()
      expect(scopes.map(({ id }) => found(connection, `"\uE003${id}" AND "\uE000t"`))).toEqual([['talo'], ['talo']])
      expect(scopes.map(({ id }) => found(connection, `"\uE003${id}" AND "uu\uE001"`))).toEqual([[], ['muu']])
    },
  ))

test('pieces at the ends, inside, of spaces and signs, and of characters outside the basic plane are found', () =>
  withLexicon([smallDictionary([smallWord('a𝄞b'), smallWord("it's a 50% b")])], (connection) => {
    expect(found(connection, '"\uE000a𝄞"')).toEqual(['a𝄞b'])
    expect(found(connection, '"\uE0023"')).toEqual(['a𝄞b'])
    expect(found(connection, '"t\uFF07s"')).toEqual(["it's a 50% b"])
    expect(found(connection, '"s\uFF00a"')).toEqual(["it's a 50% b"])
    expect(found(connection, '"0\uFF05\uFF00"')).toEqual(["it's a 50% b"])
  }))
