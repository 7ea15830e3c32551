import { fileURLToPath } from 'node:url'
import { Miniflare } from 'miniflare'
import { type D1Binding, d1Database } from '#server/origin/storage/d1-database.ts'
import type { Database, Statement } from '#server/origin/storage/database.ts'
import { migrate } from '#server/origin/storage/migrate.ts'
import { openNodeSqliteDatabase } from '#server/origin/storage/node-sqlite-database.ts'
import { readMigrations } from '#server/origin/storage/read-migrations.ts'

const migrations = readMigrations(fileURLToPath(new URL('../../server/origin/storage/migrations/accounts', import.meta.url)))

/** An accounts database in memory, brought up by the migrations. */
export async function testAccounts(): Promise<Database> {
  const accounts = openNodeSqliteDatabase(':memory:')
  await migrate(accounts, migrations)
  return accounts
}

export type D1ForTests = { open: () => Promise<Database>; close: () => Promise<void> }

/** One D1 in Miniflare with the accounts tables; `open` empties them. */
export function d1Accounts(): D1ForTests {
  const miniflare = new Miniflare({ modules: true, script: 'export default {}', d1Databases: ['DB'], compatibilityDate: '2026-07-30' })
  return {
    async open() {
      const binding: D1Binding = await miniflare.getD1Database('DB')
      const database = d1Database(binding)
      await migrate(database, migrations)
      await database.batch(await emptied(database))
      return database
    },
    close: () => miniflare.dispose(),
  }
}

async function emptied(database: Database): Promise<Statement[]> {
  const tables = await database.all<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'schema_migration' AND substr(name, 1, 1) <> '_' AND name NOT LIKE 'sqlite%'",
    [],
  )
  return tables.map(({ name }) => ({ sql: `DELETE FROM "${name}"`, values: [] }))
}
