import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { Miniflare } from 'miniflare'
import { readMigrations } from '#server/origin/storage/read-migrations.ts'
import { splitStatements } from '#server/origin/storage/split-statements.ts'
import { COARSE_LIMIT } from '../coarse-limit.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export type LocalWorkersOptions = {
  /** A built lexicon file; it becomes the D1 database LEXICON. */
  lexiconFile: string
  port: number
  host: string
  /** Signing keys of the origin's tokens. */
  tokenKeys: readonly string[]
  /** Keys of session cookies. */
  sessionKeys: readonly string[]
  addressKey: string
  humanCheckKey: string
  hosts?: string
  /** Where the origin posts its mails; without one they wait in the outbox. */
  mail?: { url: string; token: string }
  /** A service with LibreTranslate's API. */
  translateUrl?: string
  /** Whether CF-Connecting-IP counts as Cloudflare's own word, as it does in a deployed worker. */
  isDeployed?: boolean
  /** Told what the workers write; left out: it goes to this process's own output. */
  onOutput?: (text: string) => void
}

export type LocalWorkers = { base: string; miniflare: Miniflare; stop: () => Promise<void> }

const server = `${root}build/server`

const common = {
  compatibilityDate: '2026-07-30',
  compatibilityFlags: ['nodejs_compat'],
  modulesRoot: server,
}

/** A built worker and the chunks it may share, named: Miniflare cannot find them itself past React Router's computed import(). */
const modulesOf = (entry: string) => {
  const chunks = readdirSync(`${server}/assets`).filter((name) => name.endsWith('.js'))
  return [entry, ...chunks.map((name) => `assets/${name}`)].map((path) => ({ type: 'ESModule' as const, path: `${server}/${path}` }))
}

/**
 * Both built workers in workerd, with local D1, KV, assets and the service binding between them.
 * D1 is seeded by putting the built SQLite file in place of its own: inserting through the proxy would take minutes.
 */
export async function startLocalWorkers(options: LocalWorkersOptions): Promise<LocalWorkers> {
  const folder = mkdtempSync(join(tmpdir(), 'sanavirta-workers-'))
  await seedLexicon(`${folder}/d1`, options.lexiconFile)
  await seedAccountsAndBrands(folder)
  const miniflare = new Miniflare({
    host: options.host,
    port: options.port,
    d1Persist: `${folder}/d1`,
    kvPersist: `${folder}/kv`,
    workers: [edgeWorker(options), originWorker(options)],
    ...outputTo(options.onOutput),
  })
  const base = (await miniflare.ready).origin
  const stop = async () => {
    await miniflare.dispose()
    rmSync(folder, { recursive: true, force: true })
  }
  return { base, miniflare, stop }
}

/** Miniflare's options that hand the workers' output over. */
export const outputTo = (onOutput: LocalWorkersOptions['onOutput']) =>
  onOutput && {
    handleRuntimeStdio: (...streams: [Readable, Readable]) => {
      for (const stream of streams) stream.on('data', (chunk: Buffer) => onOutput(chunk.toString('utf8')))
    },
  }

type EdgeWorkerOptions = Pick<LocalWorkersOptions, 'hosts' | 'sessionKeys' | 'addressKey' | 'isDeployed' | 'translateUrl'>

/** Miniflare's options of the edge worker. */
export const edgeWorker = ({ hosts = '', sessionKeys, addressKey, isDeployed, translateUrl }: EdgeWorkerOptions) => ({
  ...common,
  name: 'sanavirta-edge',
  modules: modulesOf('worker.js'),
  kvNamespaces: ['BRANDS'],
  serviceBindings: { ORIGIN: 'sanavirta-origin' },
  ratelimits: { COARSE: { namespace_id: '1001', simple: { limit: COARSE_LIMIT.limitPerMinute, period: 60 } } },
  durableObjects: { LIMITS: { className: 'RateLimitObject', useSQLite: true } },
  bindings: {
    SANAVIRTA_HOSTS: hosts,
    SESSION_KEYS: sessionKeys.join(','),
    ADDRESS_KEY: addressKey,
    ...(isDeployed ? { SANAVIRTA_DEPLOYED: '1' } : {}),
    ...(translateUrl ? { TRANSLATE_URL: translateUrl } : {}),
  },
  assets: { directory: `${root}build/client`, binding: 'ASSETS', routerConfig: { has_user_worker: true } },
})

const originWorker = ({ tokenKeys, addressKey, humanCheckKey, hosts = '', mail, translateUrl }: LocalWorkersOptions) => ({
  ...common,
  name: 'sanavirta-origin',
  modules: modulesOf('origin-worker.js'),
  d1Databases: { LEXICON: 'lexicon', ACCOUNTS: 'accounts' },
  bindings: {
    TOKEN_KEYS: tokenKeys.join(','),
    ADDRESS_KEY: addressKey,
    HUMAN_CHECK_KEY: humanCheckKey,
    SANAVIRTA_HOSTS: hosts,
    ...(mail ? { MAIL_URL: mail.url, MAIL_TOKEN: mail.token } : {}),
    ...(translateUrl ? { TRANSLATE_URL: translateUrl } : {}),
  },
})

/** Makes a lexicon file the local D1 database `lexicon` of a folder that Miniflare keeps its databases in. */
export async function seedLexicon(d1Persist: string, lexiconFile: string): Promise<void> {
  const seed = new Miniflare({
    modules: true,
    script: 'export default {}',
    d1Databases: { LEXICON: 'lexicon' },
    d1Persist,
    compatibilityDate: common.compatibilityDate,
  })
  const database = await seed.getD1Database('LEXICON')
  await database.exec('SELECT 1') // makes D1's own file
  await seed.dispose()
  const files = readdirSync(d1Persist, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.sqlite') && !path.includes('metadata'),
  )
  const [file] = files
  if (!file || files.length > 1) throw new Error(`Expected one local D1 file, found ${files.length}`)
  const path = join(d1Persist, file)
  mkdirSync(d1Persist, { recursive: true })
  for (const suffix of ['-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true })
  copyFileSync(lexiconFile, path)
}

/** Before the workers listen: their first visitor must find tables and brands. */
async function seedAccountsAndBrands(folder: string): Promise<void> {
  const seed = new Miniflare({
    name: 'sanavirta-edge',
    modules: true,
    script: 'export default {}',
    d1Databases: { ACCOUNTS: 'accounts' },
    d1Persist: `${folder}/d1`,
    kvNamespaces: ['BRANDS'],
    kvPersist: `${folder}/kv`,
    compatibilityDate: common.compatibilityDate,
  })
  const accounts = await seed.getD1Database('ACCOUNTS')
  for (const { sql } of readMigrations(`${root}server/origin/storage/migrations/accounts`))
    await accounts.batch(splitStatements(sql).map((statement) => accounts.prepare(statement)))
  await seedBrands(seed)
  await seed.dispose()
}

/** Puts the sample brands into the edge worker's KV. */
export async function seedBrands(miniflare: Miniflare): Promise<void> {
  // Miniflare types its namespaces by a copy of Cloudflare's types that is not installed.
  const brands = (await miniflare.getKVNamespace('BRANDS', 'sanavirta-edge')) as unknown as {
    put: (key: string, value: string) => Promise<void>
  }
  const folder = `${root}server/brands`
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    await brands.put(`brand:${name.replace('.json', '')}`, readFileSync(join(folder, name), 'utf8'))
  }
}
