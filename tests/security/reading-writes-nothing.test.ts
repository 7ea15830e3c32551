import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#server/origin/storage/migrate.ts'
import { openNodeSqliteDatabase } from '#server/origin/storage/node-sqlite-database.ts'
import { readMigrations } from '#server/origin/storage/read-migrations.ts'
import { passwords } from '#server/origin/users/passwords.ts'
import { allCalls } from '#shared/api/all-calls.ts'
import { ensureBuilt } from '../support/built.ts'
import { type RunningServer, startNodeServer } from '../support/node-server.ts'
import { addUser } from '../support/users-for-tests.ts'

let folder: string
let server: RunningServer
beforeAll(async () => {
  ensureBuilt()
  folder = mkdtempSync(join(tmpdir(), 'sanavirta-reading-'))
  const accounts = openNodeSqliteDatabase(join(folder, 'accounts.db'))
  await migrate(accounts, readMigrations(fileURLToPath(new URL('../../server/origin/storage/migrations/accounts', import.meta.url))))
  const hash = await passwords({ cost: { ln: 4, r: 8, p: 1 }, running: 2, randomBytes }).hash('salasana')
  await addUser(accounts, 'aino', { password_hash: hash })
  accounts.close()
  server = await startNodeServer({ SANAVIRTA_DATA: folder })
}, 180_000)
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Every row of the accounts, but for when a sign-in was last used and codes of the site's own anonymous token. */
async function rows(): Promise<Record<string, unknown>> {
  const accounts = openNodeSqliteDatabase(join(folder, 'accounts.db'), { busyTimeoutMs: 5000 })
  const tables = await accounts.all<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'", [])
  const entries = await Promise.all(
    tables
      .filter(({ name }) => name !== 'authorization_code')
      .map(async ({ name }) => [name, await accounts.all<Record<string, unknown>>(`SELECT * FROM "${name}"`, [])] as const),
  )
  accounts.close()
  return Object.fromEntries(
    entries.map(([name, all]) => [
      name,
      all
        .filter(({ subject }) => !String(subject).startsWith('anon.'))
        .map(({ last_used_at, ...row }) => JSON.stringify(row))
        .sort(),
    ]),
  )
}

const PAGES = [
  ...['/', '/finnish-english/talo', '/user/settings', '/user/profile', '/auth/login', '/auth/register', '/auth/request-password'],
  ...['/auth/reset-password/abcdefghijklmnopqrstuvwxyz', '/auth/confirm-email/abcdefghijklmnopqrstuvwxyz', '/auth/logout', '/auth/welcome'],
  ...[
    '/auth/success/free',
    '/auth/success/trial',
    '/magic_link_signup/abcdefghijklmnopqrstuvwxyz',
    '/social-login-confirm/abcdefghijklmnopqrstuvwxyz',
  ],
  ...[
    '/delete-account?token=abcdefghijklmnopqrstuvwxyz&user_id=aino',
    '/application_error_notify/login_expired',
    '/social-login-error',
    '/unblock',
  ],
  ...['/language?to=sv&return=/', '/forbidden/404', '/handle_cb/auth/google/login?code=1', '/auth/google/callback?code=1&state=2'],
]

test('F20 reading as a signed-in user changes nothing, whatever is read', { timeout: 60_000 }, async () => {
  const body = JSON.stringify({ email: 'aino@example.org', password: 'salasana' })
  const own = { origin: server.base, 'x-sk-client': '1', 'content-type': 'application/json' }
  const login = await fetch(`${server.base}/api/auth/login`, { method: 'POST', headers: own, body })
  const cookie = login.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
  expect(login.status).toBe(200)

  const before = await rows()
  expect(JSON.stringify(before)).toContain('aino@example.org')
  const calls = allCalls.map(({ path }) => path.replace(/\{\w+\}/g, 'aino'))
  for (const path of [...PAGES, '/api/session', ...calls]) {
    const answer = await fetch(`${server.base}${path}`, { headers: { cookie, 'accept-language': 'fi' }, redirect: 'manual' })
    await answer.arrayBuffer()
    expect([path, answer.status < 500]).toEqual([path, true])
  }
  expect(await rows()).toEqual(before)
})
