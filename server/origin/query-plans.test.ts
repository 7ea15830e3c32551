import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestLexicon, testLexicon } from '../../tests/support/test-lexicon.ts'
import type { Database } from './storage/database.ts'
import { migrate } from './storage/migrate.ts'
import { openNodeSqliteDatabase } from './storage/node-sqlite-database.ts'
import { readMigrations } from './storage/read-migrations.ts'

/**
 * What a statement may read whole: lists that came with the call, tables made of them, and the few rows that describe dictionaries or
 * institutions.
 * headword_scope, entry, top_prefix, authorization_code and refresh_token grow, under whatever alias they go.
 */
const MAY_BE_SCANNED =
  /^SCAN (?:(?:full_text|lex_token) VIRTUAL TABLE INDEX \d+:M\d>?|hit|json_each|item|asked|top|next|folded|dictionary|dictionary_group|scope|base_form_language|institution|CONSTANT ROW|\d+ CONSTANT ROWS|\(subquery-\d+\))(?: |$)/

const forbiddenScans = (plan: readonly string[]) => plan.filter((step) => step.startsWith('SCAN') && !MAY_BE_SCANNED.test(step))

/** Surfaces whose statements are for the accounts database; the others' are for the lexicon. */
const ON_ACCOUNTS = /^\.\/(?:auth|users|mail|institutions|sso)\//

/** Every module with SQL, so that a new statement cannot be forgotten. */
const modules = import.meta.glob<Record<string, unknown>>('./{search,auth,content,config,users,mail,institutions,sso}/**/*-queries.ts', {
  eager: true,
})

const statements = Object.entries(modules).flatMap(([path, exports]) =>
  Object.entries(exports)
    .filter(([name]) => name.endsWith('_SQL'))
    .map(([name, sql]) => ({ path, name, sql: String(sql) })),
)

let lexicon: TestLexicon
let accounts: Database

beforeAll(async () => {
  lexicon = await testLexicon([
    { code: 'a', type: 'biDirectional', langs: ['fi', 'en'], isDefault: true, words: { fi: ['talo'], en: ['house'] } },
  ])
  accounts = openNodeSqliteDatabase(':memory:')
  await migrate(accounts, readMigrations(new URL('./storage/migrations/accounts', import.meta.url).pathname))
})
afterAll(() => lexicon.close())

async function planOf(database: Database, sql: string): Promise<string[]> {
  const values = Array.from({ length: Math.max(0, ...[...sql.matchAll(/\?(\d+)/g)].map(([, number]) => Number(number))) }, () => null)
  const rows = await database.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, values)
  return rows.map(({ detail }) => detail)
}

test.each(statements)('$path $name reads no growing table whole', async ({ path, sql }) => {
  const plan = await planOf(ON_ACCOUNTS.test(path) ? accounts : lexicon.database, sql)
  expect(forbiddenScans(plan)).toEqual([])
})

test('there are statements to look at, and the check can fail', async () => {
  expect(statements.length).toBeGreaterThanOrEqual(14)
  expect(forbiddenScans(await planOf(lexicon.database, 'SELECT 1 FROM entry WHERE headword = ?1'))).toEqual(['SCAN entry'])
})

test('SQL is written in *-queries.ts only, as exported constants', () => {
  const files = ['search', 'auth', 'content', 'config', 'route', 'users', 'mail', 'institutions'].flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/\.(?:test|contract)\.ts$/.test(path))
      .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(new URL(`${folder}/${path}`, import.meta.url), 'utf8') })),
  )
  const SQL = /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\s+[\w(*]/
  const CALL_WITHOUT_CONSTANT = /\.(?:all|run)(?:<[^>]*>)?\((?!sql\b|[A-Z_]+_SQL\b)/
  expect(files.filter(({ path, text }) => SQL.test(text) && !path.endsWith('-queries.ts')).map(({ path }) => path)).toEqual([])
  expect(files.filter(({ text }) => CALL_WITHOUT_CONSTANT.test(text.replaceAll('Promise.all(', ''))).map(({ path }) => path)).toEqual([])
})
