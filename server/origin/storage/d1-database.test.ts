import { Miniflare } from 'miniflare'
import { afterAll, describe } from 'vitest'
import { type D1Binding, d1Database } from './d1-database.ts'
import { databaseContract } from './database.contract.ts'

describe('D1 in Miniflare', () => {
  const miniflare = new Miniflare({ modules: true, script: 'export default {}', d1Databases: ['DB'], compatibilityDate: '2026-07-30' })
  afterAll(() => miniflare.dispose())

  databaseContract(async () => {
    const binding: D1Binding = await miniflare.getD1Database('DB')
    await dropTables(binding)
    return d1Database(binding)
  })
})

/** Miniflare keeps one database for the whole file; each test gets it empty. Virtual tables go first, and take the tables they are made of along. */
async function dropTables(binding: D1Binding): Promise<void> {
  const database = d1Database(binding)
  const tables = await database.all<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND substr(name, 1, 1) <> '_' AND name NOT LIKE 'sqlite%' ORDER BY sql LIKE 'CREATE VIRTUAL%' DESC",
    [],
  )
  await database.batch(tables.map(({ name }) => ({ sql: `DROP TABLE IF EXISTS "${name}"`, values: [] })))
}
