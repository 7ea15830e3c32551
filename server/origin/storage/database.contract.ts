import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { MigrationHistoryError, migrate } from './migrate.ts'
import { readMigrations } from './read-migrations.ts'

/** What every adapter of the storage port does. `open` answers an empty database. */
export function databaseContract(open: () => Promise<Database>): void {
  let database: Database
  beforeEach(async () => {
    database = await open()
    await database.run('CREATE TABLE thing (id INTEGER PRIMARY KEY, name TEXT UNIQUE, value)', [])
  })

  describe('all', () => {
    test.each([
      ['text outside the basic plane', 'sanavirta 🌊 ä'],
      ['an empty text', ''],
      ['the largest entry id', 255 * 2 ** 40 + 7],
      ['a negative number', -1],
      ['a fraction', 0.25],
      ['nothing', null],
      ['bytes', Uint8Array.of(0, 127, 255)],
    ])('answers %s as it was stored', async (_, value) => {
      await database.run('INSERT INTO thing (id, value) VALUES (1, ?1)', [value])
      expect(await database.all('SELECT value FROM thing', [])).toEqual([{ value }])
    })

    test('takes numbered values, each as often as the statement names it', async () => {
      expect(await database.all('SELECT ?2 AS b, ?1 AS a, ?2 AS c', ['x', 'y'])).toEqual([{ b: 'y', a: 'x', c: 'y' }])
    })

    test('answers no rows as an empty list', async () => {
      expect(await database.all('SELECT id FROM thing', [])).toEqual([])
    })

    test('reads a list from one JSON value', async () => {
      const rows = await database.all('SELECT value FROM json_each(?1) ORDER BY value', [JSON.stringify([3, 1, 2])])
      expect(rows).toEqual([{ value: 1 }, { value: 2 }, { value: 3 }])
    })

    test('answers the rows of INSERT … RETURNING', async () => {
      expect(await database.all("INSERT INTO thing (id, name) VALUES (4, 'a') RETURNING id", [])).toEqual([{ id: 4 }])
    })

    test('compares text by code point', async () => {
      await database.run("INSERT INTO thing (name) VALUES ('z'), ('ä'), ('Z'), ('𐐀'), ('\uFB00')", [])
      const rows = await database.all<{ name: string }>('SELECT name FROM thing ORDER BY name', [])
      expect(rows.map(({ name }) => name)).toEqual(['Z', 'z', 'ä', '\uFB00', '𐐀'])
    })

    test('rejects a wrong statement instead of throwing', async () => {
      const answer = database.all('SELECT name FROM nowhere', [])
      await expect(answer).rejects.toThrow(/nowhere/)
    })
  })

  describe('run', () => {
    test('answers how many rows it changed', async () => {
      expect(await database.run("INSERT INTO thing (name) VALUES ('a'), ('b')", [])).toEqual({ changes: 2 })
      expect(await database.run("UPDATE thing SET value = 1 WHERE name = 'a' AND value IS NULL", [])).toEqual({ changes: 1 })
      expect(await database.run("UPDATE thing SET value = 1 WHERE name = 'a' AND value IS NULL", [])).toEqual({ changes: 0 })
    })

    test('rejects what breaks a constraint', async () => {
      await database.run("INSERT INTO thing (name) VALUES ('a')", [])
      await expect(database.run("INSERT INTO thing (name) VALUES ('a')", [])).rejects.toThrow(/UNIQUE constraint failed/)
    })
  })

  describe('batch', () => {
    const insert = (id: number, name: string) => ({ sql: 'INSERT INTO thing (id, name) VALUES (?1, ?2)', values: [id, name] })
    const names = async () => (await database.all<{ name: string }>('SELECT name FROM thing ORDER BY id', [])).map(({ name }) => name)

    test('runs its statements in order', async () => {
      await database.batch([insert(1, 'a'), { sql: "UPDATE thing SET name = 'b' WHERE id = ?1", values: [1] }])
      expect(await names()).toEqual(['b'])
    })

    test('leaves nothing behind when one statement fails', async () => {
      await database.batch([insert(1, 'a')])
      await expect(database.batch([insert(2, 'b'), insert(3, 'a')])).rejects.toThrow(/UNIQUE constraint failed/)
      expect(await names()).toEqual(['a'])
    })

    test('can be used again after a failure', async () => {
      await expect(database.batch([insert(1, 'a'), insert(1, 'b')])).rejects.toThrow()
      await database.batch([insert(1, 'c')])
      expect(await names()).toEqual(['c'])
    })

    test('keeps batches that are sent together apart', async () => {
      const answers = await Promise.allSettled([
        database.batch([insert(1, 'a'), insert(2, 'b')]),
        database.batch([insert(3, 'c'), insert(4, 'a')]),
        database.batch([insert(5, 'd')]),
      ])
      expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(await names()).toEqual(['a', 'b', 'd'])
    })

    test('of no statements does nothing', async () => {
      await database.batch([])
      expect(await names()).toEqual([])
    })
  })

  describe('migrate', () => {
    const first = { name: '0001-first', sql: 'CREATE TABLE one (a); -- the first; and only one\nCREATE INDEX one_a ON one (a);' }
    const second = { name: '0002-second', sql: 'ALTER TABLE one ADD COLUMN b' }

    test('applies what is new, once', async () => {
      expect(await migrate(database, [first])).toEqual(['0001-first'])
      expect(await migrate(database, [first, second])).toEqual(['0002-second'])
      expect(await migrate(database, [first, second])).toEqual([])
      expect(await database.all('SELECT a, b FROM one', [])).toEqual([])
    })

    test('applies a migration whole or not at all', async () => {
      const broken = { name: '0001-broken', sql: 'CREATE TABLE half (a); CREATE TABLE thing (a)' }
      await expect(migrate(database, [broken])).rejects.toThrow(/already exists/)
      await expect(database.all('SELECT a FROM half', [])).rejects.toThrow()
      expect(await migrate(database, [first])).toEqual(['0001-first'])
    })

    test.each([
      ['was changed', [{ ...first, sql: 'CREATE TABLE one (a)' }]],
      ['is gone', [second]],
      ['are all gone', []],
    ])('refuses a history in which an applied migration %s', async (_, migrations) => {
      await migrate(database, [first])
      await expect(migrate(database, migrations)).rejects.toThrow(MigrationHistoryError)
    })

    test('lets two processes start at once', async () => {
      const applied = await Promise.all([migrate(database, [first, second]), migrate(database, [first, second])])
      expect(applied.flat().sort()).toEqual(['0001-first', '0002-second'])
    })

    test.each(['lexicon', 'accounts'])('brings up the %s database', async (name) => {
      const migrations = readMigrations(fileURLToPath(new URL(`./migrations/${name}`, import.meta.url)))
      expect(migrations.length).toBeGreaterThan(0)
      expect(await migrate(database, migrations)).toEqual(migrations.map((migration) => migration.name))
    })
  })
}
