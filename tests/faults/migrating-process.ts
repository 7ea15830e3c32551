/** A process that brings a database up to date by what it is sent, and is there to be killed: `node migrating-process.ts <file.db> <migrations.json>`. */
import { readFileSync, writeSync } from 'node:fs'
import * as v from 'valibot'
import { migrate } from '#server/origin/storage/migrate.ts'
import { openNodeSqliteDatabase } from '#server/origin/storage/node-sqlite-database.ts'

const [, , path = '', list = ''] = process.argv
const migrations = v.parse(v.array(v.object({ name: v.string(), sql: v.string() })), JSON.parse(readFileSync(list, 'utf8')))
const database = openNodeSqliteDatabase(path, { synchronous: 'FULL' })
writeSync(1, 'begin\n')
await migrate(database, migrations)
writeSync(1, 'end\n')
