import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { statementsToWriteInstitution } from '../../server/origin/institutions/institution-commands.ts'
import { migrate } from '../../server/origin/storage/migrate.ts'
import { openNodeSqliteDatabase } from '../../server/origin/storage/node-sqlite-database.ts'
import { readMigrations } from '../../server/origin/storage/read-migrations.ts'
import { startStandIns } from '../../server/runtimes/node/stand-ins/start-stand-ins.ts'
import { e2eData, LIBRARY } from './e2e-data.ts'
import { statementsToMakeTeams } from './team-readers.ts'
import { startTranslationService } from './translation-service.ts'

/** The built server on a data folder of its own, new at each start, that goes when the server does. */
const folder = e2eData(process.env.PORT ?? '')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true, mode: 0o700 })
process.env.SANAVIRTA_DATA = folder
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

process.env.SANAVIRTA_PROVIDERS = join(folder, 'providers.json')
const { providers } = await startStandIns()
writeFileSync(process.env.SANAVIRTA_PROVIDERS, JSON.stringify(providers), { mode: 0o600 })

process.env.SANAVIRTA_TRANSLATE_URL = (await startTranslationService()).url

// An institution's network is an address that only its own journeys come from, as if by a proxy of ours.
process.env.SANAVIRTA_TRUSTED_HOPS = '1'
const accounts = openNodeSqliteDatabase(join(folder, 'accounts.db'))
await migrate(accounts, readMigrations(fileURLToPath(new URL('../../server/origin/storage/migrations/accounts', import.meta.url))))
await accounts.batch([...statementsToWriteInstitution(LIBRARY), ...(await statementsToMakeTeams(Date.now()))])
accounts.close()

const runtime = '../../build/server/node.js' // a built file: no type to import
await import(runtime)
