import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runInstitutionCommand } from '#server/origin/institutions/run-institution-command.ts'
import { migrate } from '#server/origin/storage/migrate.ts'
import { openNodeSqliteDatabase } from '#server/origin/storage/node-sqlite-database.ts'
import { readMigrations } from '#server/origin/storage/read-migrations.ts'
import { environmentOf } from './node/environment.ts'

/** `npm run institution -- list|write|disable|enable|remove`: who is signed in by their network. A running server sees it at once. */
const { dataFolder } = environmentOf(process.env)
const accounts = openNodeSqliteDatabase(join(dataFolder, 'accounts.db'), { synchronous: 'FULL' })
await migrate(accounts, readMigrations(new URL('../origin/storage/migrations/accounts', import.meta.url).pathname))
process.exitCode = await runInstitutionCommand(process.argv.slice(2), {
  accounts,
  readText: (path) => readFile(path, 'utf8'),
  say: (line) => console.log(line),
})
accounts.close()
