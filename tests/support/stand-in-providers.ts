import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import * as v from 'valibot'
import { routeCalls } from '#server/origin/route/route-calls.ts'
import { nodeSamlService } from '#server/origin/sso/node-saml-service.ts'
import type { ProvidersConfig } from '#server/origin/sso/provider-config.ts'
import { ssoRoutes } from '#server/origin/sso/routes.ts'
import type { Database } from '#server/origin/storage/database.ts'
import { migrate } from '#server/origin/storage/migrate.ts'
import { openNodeSqliteDatabase } from '#server/origin/storage/node-sqlite-database.ts'
import { readMigrations } from '#server/origin/storage/read-migrations.ts'
import type { Provider } from '#shared/account/login-method.ts'
import { LoginResultSchema } from '#shared/account/login-result.ts'
import { BrandConfigSchema } from '#shared/brand/brand-config.ts'

export const SITE = 'http://localhost:8787'
export const callbackOf = (provider: Provider) => (provider === 'haka' ? `${SITE}/api/auth/haka/acs` : `${SITE}/auth/${provider}/callback`)

const brand = (id: string) =>
  v.parse(BrandConfigSchema, { id, hosts: ['localhost'], contentProject: id, app: { appName: id, features: {}, theme: id } })
const BRANDS = [brand('sanakirja'), brand('pacman')]

export type SsoOrigin = {
  app: Hono
  accounts: Database
  /** What was reported. */
  reports: unknown[]
  post(path: string, body: unknown, brand?: string): Promise<Answered>
}
export type Answered = { status: number; body: unknown }

const MIGRATIONS = fileURLToPath(new URL('../../server/origin/storage/migrations/accounts', import.meta.url))

/** The origin's calls of sign-in with providers over an accounts database of its own in memory. */
export async function ssoOrigin(providers: ProvidersConfig, now: () => number = Date.now): Promise<SsoOrigin> {
  const accounts = openNodeSqliteDatabase(':memory:')
  await migrate(accounts, readMigrations(MIGRATIONS))
  const app = new Hono()
  const reports: unknown[] = []
  const on = routeCalls(app, { callerOf: async () => undefined, generation: () => 'test' })
  ssoRoutes(on, {
    accounts,
    now,
    randomBytes,
    tokenKeys: [{ id: 'k1', secret: new TextEncoder().encode('a secret of the tests, 32 bytes+') }],
    brandById: async (id) => BRANDS.find((known) => known.id === id),
    report: (error) => void reports.push(error),
    providers,
    saml: providers.haka && nodeSamlService(providers.haka),
  })

  async function post(path: string, body: unknown, brandId = 'sanakirja'): Promise<Answered> {
    const headers = { 'content-type': 'application/json', 'x-sk-brand': brandId }
    const response = await app.request(path, { method: 'POST', body: JSON.stringify(body), headers })
    return { status: response.status, body: await response.json() }
  }
  return { app, accounts, reports, post }
}

const BegunSchema = v.object({ url: v.string(), transaction: v.string() })

/** Begins a sign-in as the edge does. */
export async function begin(origin: SsoOrigin, provider: Provider, given: Readonly<Record<string, unknown>> = {}) {
  const { body } = await origin.post(`/api/auth/${provider}/begin`, { redirect_uri: callbackOf(provider), ...given })
  return v.parse(BegunSchema, body)
}

/** Ends it with the address the provider sent the browser to. */
export const finish = (origin: SsoOrigin, provider: Provider, transaction: string, callbackUrl: string) =>
  origin.post(`/api/auth/${provider}/finish`, { transaction, callback_url: callbackUrl, language_ui: 'sv', device: 'a test' })

/** The sign-in that an answer is; fails on any other answer. */
export const signedIn = ({ status, body }: Answered) => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return v.parse(LoginResultSchema, body)
}

/** How many sign-ins, users and identities there are. */
export async function counts(accounts: Database) {
  const count = async (table: 'sign_in' | 'user' | 'identity') =>
    (await accounts.all<{ n: number }>(`SELECT count(*) AS n FROM ${table}`, []))[0]?.n
  return { signIns: await count('sign_in'), users: await count('user'), identities: await count('identity') }
}

/** A user who registered by e-mail. */
export async function addUser(accounts: Database, user: { id: string; email: string; isConfirmed: boolean }) {
  await accounts.run(
    "INSERT INTO user (id, email, email_confirmed_at, password_hash, brand, language_ui, created_at, updated_at) VALUES (?1, ?2, ?3, 'x', 'sanakirja', 'fi', 1, 1)",
    [user.id, user.email, user.isConfirmed ? 1 : null],
  )
}
