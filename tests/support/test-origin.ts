import { createHash, randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { createOriginAnswer, createOriginApp, type OriginOptions } from '#server/origin/app.ts'
import type { OriginAnswer } from '#server/origin/route/plain-calls.ts'
import { migrate } from '#server/origin/storage/migrate.ts'
import { openNodeSqliteDatabase } from '#server/origin/storage/node-sqlite-database.ts'
import { readMigrations } from '#server/origin/storage/read-migrations.ts'
import { passwords } from '#server/origin/users/passwords.ts'
import { TokensSchema } from '#shared/api/auth.ts'
import { BrandConfigSchema } from '#shared/brand/brand-config.ts'

const TEST_BRAND = v.parse(BrandConfigSchema, {
  id: 'sanakirja',
  hosts: ['localhost'],
  contentProject: 'sanakirja',
  app: { appName: 'Sanavirta', features: {}, theme: 'sanakirja' },
})
const OTHER_BRAND = { ...TEST_BRAND, id: 'pacman' }

type Given = Pick<OriginOptions, 'lexicon'> & Partial<OriginOptions>

/** The origin with an accounts database of its own in memory, two brands and whatever else the test gives it. */
export const testOrigin = async (given: Given): Promise<Hono> => createOriginApp(await testOptions(given))

/** The same for an edge in this process. */
export const testOriginAnswer = async (given: Given): Promise<OriginAnswer> => createOriginAnswer(await testOptions(given))

async function testOptions(given: Given): Promise<OriginOptions> {
  const accounts = openNodeSqliteDatabase(':memory:')
  await migrate(accounts, readMigrations(fileURLToPath(new URL('../../server/origin/storage/migrations/accounts', import.meta.url))))
  return {
    accounts,
    generation: () => 'test',
    now: Date.now,
    randomBytes,
    tokenKeys: [{ id: 'k1', secret: new TextEncoder().encode('a secret of the tests, 32 bytes+') }],
    addressKey: 'an address key of the tests, 32 bytes or more',
    humanCheckKey: 'a puzzle key of the tests, 32 bytes or more',
    siteOrigin: (brand) => `https://${brand}.example`,
    mailFrom: undefined,
    mailsWaiting: () => {},
    passwords: passwords({ cost: { ln: 4, r: 8, p: 1 }, running: 2, randomBytes }),
    providers: {},
    content: { page: async () => undefined, image: async () => undefined },
    brandById: async (id) => [TEST_BRAND, OTHER_BRAND].find((brand) => brand.id === id),
    report: (error) => {
      throw error
    },
    ...given,
  }
}

export const VERIFIER = 'v'.repeat(128)
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** POSTs JSON for a brand. */
export const post = (app: Hono, path: string, body: unknown, brand = 'sanakirja') =>
  app.request(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', 'x-sk-brand': brand } })

/** A fresh code for `VERIFIER`. */
export async function freshCode(app: Hono): Promise<string> {
  const response = await post(app, '/api/auth/authorize', { code_challenge: challengeOf(VERIFIER), code_challenge_method: 'S256' })
  return v.parse(v.object({ code: v.string() }), await response.json()).code
}

/** Tokens of a new anonymous sign-in. */
export async function signIn(app: Hono, brand = 'sanakirja') {
  const response = await post(app, '/api/auth/anon-login', { code: await freshCode(app), code_verifier: VERIFIER }, brand)
  return v.parse(TokensSchema, await response.json())
}

/** GETs with an anonymous token. */
export async function getter(app: Hono): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const { access_token } = await signIn(app)
  return async (path, init) =>
    app.request(path, { ...init, headers: { authorization: `Bearer ${access_token}`, 'x-sk-brand': 'sanakirja' } })
}
