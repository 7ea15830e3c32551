import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#server/origin/storage/migrate.ts'
import { openNodeSqliteDatabase } from '#server/origin/storage/node-sqlite-database.ts'
import { readMigrations } from '#server/origin/storage/read-migrations.ts'
import { brokenOff, type Done, halfDone, lost, toldBy } from './account-history.ts'

/** More of them take longer: SANAVIRTA_KILLS=200. */
const ROUNDS = Number(process.env.SANAVIRTA_KILLS ?? 40)

/** Two processes write to one file, as two servers would. */
const WRITERS = 2

/** A round ends when one writer has told of this many things, at whatever it and the other are at just then. */
const MOST_TOLD = 60

const writer = fileURLToPath(new URL('account-writer.ts', import.meta.url))
const migrations = readMigrations(fileURLToPath(new URL('../../server/origin/storage/migrations/accounts', import.meta.url)))

let folder: string
let path: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sanavirta-accounts-'))
  path = join(folder, 'accounts.db')
  const accounts = openNodeSqliteDatabase(path, { synchronous: 'FULL' })
  await migrate(accounts, migrations)
  accounts.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

type Writer = { child: ChildProcess; told: () => string; ended: Promise<unknown> }

function startWriter(name: string, onTold: (count: number) => void): Writer {
  const child = spawn(process.execPath, [writer, path, name], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  let count = 0
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text
    count += text.split('\n').length - 1
    onTold(count)
  })
  return { child, told: () => output, ended: once(child, 'close') }
}

/** Lets the writers write until one has told of `enough` things, kills them all, and brings what they had told of. */
async function killedRound(round: number, enough: number): Promise<Done[]> {
  const writers: Writer[] = []
  const onTold = (count: number) => {
    if (count >= enough) for (const { child } of writers) child.kill('SIGKILL')
  }
  for (let index = 0; index < WRITERS; index += 1) writers.push(startWriter(`r${round}w${index}`, onTold))
  await Promise.all(writers.map(({ ended }) => ended))
  return writers.flatMap(({ told }) => toldBy(told()))
}

async function opened<Value>(use: (accounts: ReturnType<typeof openNodeSqliteDatabase>) => Promise<Value>): Promise<Value> {
  const accounts = openNodeSqliteDatabase(path, { synchronous: 'FULL' })
  try {
    return await use(accounts)
  } finally {
    accounts.close()
  }
}

describe('N01 N02 processes that write accounts and are killed', () => {
  const history: Done[] = []

  test(
    `${ROUNDS} times: nothing they told of is lost, nothing is half done, and everybody goes on where they were`,
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const told = await killedRound(round, 1 + ((round * 17) % MOST_TOLD))
        history.push(...told)
        await opened(async (accounts) => {
          expect([round, await halfDone(accounts), await lost(accounts, history)]).toEqual([round, [], []])
          expect([round, await brokenOff(accounts, told)]).toEqual([round, []])
        })
      }
      expect(history.filter(({ type }) => type === 'failed')).toEqual([])
      expect(new Set(history.map(({ type }) => type))).toEqual(new Set(['registered', 'signed-in', 'renewed', 'signed-out']))
    },
    ROUNDS * 5_000,
  )

  test('the check can fail: a lost row, a token too many and a sign-in that cannot go on are seen', async () => {
    const signedIn = history.findLast((done) => done.type === 'signed-in')
    if (signedIn?.type !== 'signed-in') throw new Error('Nobody signed in')
    await opened(async (accounts) => {
      await accounts.run('DELETE FROM refresh_token WHERE family = ?1', [signedIn.sid])
      await accounts.run('UPDATE sign_in SET revoked_at = NULL WHERE id = ?1', [signedIn.sid])
      expect(await halfDone(accounts)).toEqual(['1 sign-ins without exactly one token in use'])
      expect(await brokenOff(accounts, [signedIn])).toEqual([`${signedIn.sid} cannot go on`])
      await accounts.run('DELETE FROM sign_in WHERE id = ?1', [signedIn.sid])
      expect(await lost(accounts, history)).toEqual([`the sign-in ${signedIn.sid}`])
      expect(await halfDone(accounts)).toEqual(['1 accounts that were confirmed and not signed in to'])
    })
  })

  test('AUTH-073 the check can fail: a link that was used up for nothing is seen', async () => {
    await opened(async (accounts) => {
      const before = await halfDone(accounts)
      await accounts.run(
        "INSERT INTO user (id, email, brand, language_ui, created_at, updated_at) VALUES ('u', 'u@x', 'b', 'fi', 0, 0)",
        [],
      )
      await accounts.run(
        "INSERT INTO mail_link (token_hash, purpose, email, user, brand, payload, created_at, expires_at, used_at) VALUES ('h', 'confirm', 'u@x', 'u', 'b', '{}', 0, 1, 1)",
        [],
      )
      expect((await halfDone(accounts)).filter((line) => !before.includes(line))).toContain('1 links that were used up for nothing')
    })
  })
})
