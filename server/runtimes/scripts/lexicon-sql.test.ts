import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { lexiconSql } from './lexicon-sql.ts'

test('a search database survives the way through SQL text, quotes and long rows included', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sanavirta-sql-'))
  const source = new DatabaseSync(join(folder, 'a.db'))
  source.exec('CREATE TABLE entry (id INTEGER PRIMARY KEY, body TEXT, extra BLOB); CREATE INDEX entry_body ON entry (body)')
  const insert = source.prepare('INSERT INTO entry VALUES (?1, ?2, ?3)')
  insert.run(2 ** 47, 'it\'s; "so"\n-- it goes', null)
  for (let id = 1; id <= 300; id++) insert.run(id, 'ä'.repeat(1000), new Uint8Array([1, 255]))
  const rows = source.prepare('SELECT * FROM entry ORDER BY id').all()
  source.close()

  const statements = [...lexiconSql(join(folder, 'a.db'))]
  const target = new DatabaseSync(':memory:')
  for (const statement of statements) target.exec(statement)
  for (const statement of statements) target.exec(statement) // loading again replaces
  expect(target.prepare('SELECT * FROM entry ORDER BY id').all()).toEqual(rows)
  expect(Math.max(...statements.map((statement) => Buffer.byteLength(statement)))).toBeLessThan(100_000)
  expect(target.prepare("SELECT name FROM sqlite_master WHERE type = 'index'").all()).toEqual([{ name: 'entry_body' }])
  rmSync(folder, { recursive: true })
})

test('full-text indexes without texts are found by the same searches, in the same columns and phrases', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sanavirta-sql-'))
  const source = new DatabaseSync(join(folder, 'a.db'))
  source.exec(`
    CREATE VIRTUAL TABLE pieces USING fts5(tokens, content='', detail=none, columnsize=0, tokenize='ascii');
    INSERT INTO pieces (rowid, tokens) VALUES (3, 'tal alo o\uE001'), (${2 ** 47}, 'alo \uE0025 it''s');
    CREATE VIRTUAL TABLE texts USING fts5(open, paid, content='', columnsize=0, tokenize='ascii');
    INSERT INTO texts (rowid, open, paid) VALUES (1, 'the red house', ''), (2, 'a house', 'red and red again')`)
  source.close()

  const target = new DatabaseSync(':memory:')
  const statements = [...lexiconSql(join(folder, 'a.db'))]
  for (const statement of [...statements, ...statements]) target.exec(statement)
  const found = (table: string, match: string) =>
    target
      .prepare(`SELECT rowid AS id FROM ${table} WHERE ${table} MATCH ?1 ORDER BY rowid`)
      .all(match)
      .map(({ id }) => id)
  expect(found('pieces', '"alo"')).toEqual([3, 2 ** 47])
  expect(found('pieces', '"o\uE001" AND "tal"')).toEqual([3])
  expect(found('texts', '"red house"')).toEqual([1])
  expect(found('texts', 'open : "red"')).toEqual([1])
  expect(found('texts', 'paid : "red again"')).toEqual([2])
  rmSync(folder, { recursive: true })
})
