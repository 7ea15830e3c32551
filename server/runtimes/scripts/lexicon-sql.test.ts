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
