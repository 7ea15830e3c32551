import type { Database, Statement } from './database.ts'
import { splitStatements } from './split-statements.ts'

/** One step of a database's history. Names sort in the order of the steps: `0001-accounts`. */
export type Migration = { name: string; sql: string }

/**
 * Brings a database up to the last migration and answers the names of those it applied. Each migration is one batch: whole or not at all.
 *
 * Throws when an applied migration is missing from the list, out of order or was changed: the history is only ever added to.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  await database.run(CREATE_HISTORY, [])
  const applied = await appliedMigrations(database)
  checkHistory(applied, migrations)

  const done: string[] = []
  for (const migration of migrations.slice(applied.length)) {
    if (await apply(database, migration)) done.push(migration.name)
  }
  return done
}

/** Why a database cannot be brought up to date: its history and the code's differ. */
export class MigrationHistoryError extends Error {
  readonly code = 'migration_history_differs'
}

type AppliedMigration = { name: string; sql: string }

const CREATE_HISTORY = 'CREATE TABLE IF NOT EXISTS schema_migration (name TEXT PRIMARY KEY, sql TEXT NOT NULL) WITHOUT ROWID'

const appliedMigrations = (database: Database) => database.all<AppliedMigration>('SELECT name, sql FROM schema_migration ORDER BY name', [])

function checkHistory(applied: readonly AppliedMigration[], migrations: readonly Migration[]): void {
  for (const [index, { name, sql }] of applied.entries()) {
    const expected = migrations[index]
    if (expected?.name !== name)
      throw new MigrationHistoryError(`The database has migration ${name} where the code has ${expected?.name ?? 'none'}`)
    if (expected.sql !== sql) throw new MigrationHistoryError(`Migration ${name} was changed after it was applied`)
  }
}

/** Two processes may start at once: the one that comes second finds the migration's name taken and has nothing to do. */
async function apply(database: Database, { name, sql }: Migration): Promise<boolean> {
  const record: Statement = { sql: 'INSERT INTO schema_migration (name, sql) VALUES (?1, ?2)', values: [name, sql] }
  const steps = splitStatements(sql).map((statement) => ({ sql: statement, values: [] }))
  try {
    await database.batch([record, ...steps])
    return true
  } catch (error) {
    const applied = await appliedMigrations(database)
    if (applied.some((migration) => migration.name === name)) return false
    throw error
  }
}
