import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseContract } from './database.contract.ts'
import { openNodeSqliteDatabase } from './node-sqlite-database.ts'

describe('in memory', () => databaseContract(async () => openNodeSqliteDatabase(':memory:')))

describe('in a file', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sanavirta-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  databaseContract(async () => openNodeSqliteDatabase(join(folder, 'thing.db')))

  test('a database opened for reading cannot be written', async () => {
    const path = join(folder, 'read.db')
    const writer = openNodeSqliteDatabase(path)
    await writer.run('CREATE TABLE thing (id)', [])
    writer.close()

    const reader = openNodeSqliteDatabase(path, { readOnly: true })
    expect(await reader.all('SELECT id FROM thing', [])).toEqual([])
    await expect(reader.run('INSERT INTO thing VALUES (1)', [])).rejects.toThrow(/readonly/)
    reader.close()
  })

  test('a file that is not there cannot be opened for reading', () => {
    expect(() => openNodeSqliteDatabase(join(folder, 'absent.db'), { readOnly: true })).toThrow(/unable to open/)
  })

  test.each([
    ['NORMAL', 1],
    ['FULL', 2],
  ] as const)('synchronous %s is set', async (synchronous, level) => {
    const database = openNodeSqliteDatabase(join(folder, 'sync.db'), { synchronous })
    expect(await database.all('PRAGMA synchronous', [])).toEqual([{ synchronous: level }])
    database.close()
  })

  test('a batch waits for another connection that is writing', async () => {
    const path = join(folder, 'busy.db')
    const one = openNodeSqliteDatabase(path)
    const other = openNodeSqliteDatabase(path, { busyTimeoutMs: 1 })
    await one.run('CREATE TABLE thing (id)', [])
    await one.run('BEGIN IMMEDIATE', [])
    await expect(other.batch([{ sql: 'INSERT INTO thing VALUES (1)', values: [] }])).rejects.toThrow(/locked/)
    await one.run('COMMIT', [])
    await other.batch([{ sql: 'INSERT INTO thing VALUES (1)', values: [] }])
    expect(await one.all('SELECT id FROM thing', [])).toEqual([{ id: 1 }])
    one.close()
    other.close()
  })
})

test('more statements than are kept prepared are answered all the same', async () => {
  const database = openNodeSqliteDatabase(':memory:')
  for (let n = 0; n < 1200; n++) expect(await database.all(`SELECT ${n} AS n`, [])).toEqual([{ n }])
})
