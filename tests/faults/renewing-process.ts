/** A process that renews one refresh token many times at once and tells of the pairs it got: `node renewing-process.ts <accounts.db> <token> <times>`. */
import { writeSync } from 'node:fs'
import { renewTokens } from '#server/origin/auth/renew-tokens.ts'
import { openNodeSqliteDatabase } from '#server/origin/storage/node-sqlite-database.ts'
import { tokenOptions } from '../support/users-for-tests.ts'

const [, , path = '', token = '', times = '1'] = process.argv
const accounts = openNodeSqliteDatabase(path, { synchronous: 'FULL' })
const options = tokenOptions(accounts, Date.now)

const renewals = await Promise.all(Array.from({ length: Number(times) }, () => renewTokens(options, token, 'sanakirja')))
for (const renewal of renewals)
  writeSync(1, `${renewal.ok ? `${renewal.value.access_token} ${renewal.value.refresh_token}` : renewal.error.code}\n`)
