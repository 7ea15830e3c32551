import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { testAccounts } from '../../../tests/support/test-accounts.ts'
import { CHEAP_COST, mailedToken, PASSWORD, registered, type UsersOrigin, usersOrigin } from '../../../tests/support/users-origin.ts'
import type { Database } from '../storage/database.ts'
import { MAX_MAILS_OF_NETWORK, MAX_MAILS_TO_ADDRESS } from './mail-allowance.ts'
import { GUESS_WINDOW_MS, MAX_GUESSES, MAX_GUESSES_OF_NETWORK } from './password-guesses.ts'
import { NODE_COST, passwords } from './passwords.ts'
import { userByEmail } from './user-queries.ts'

const EMAIL = 'liisa@example.org'
const HOME = '192.0.2.1'
const STRANGER = '198.51.100.7'
const MINUTE = 60_000

let accounts: Database
let clock: { now: number }
let origin: UsersOrigin

beforeEach(async () => {
  accounts = await testAccounts()
  clock = { now: Date.UTC(2026, 0, 1) }
  origin = usersOrigin(accounts, clock)
})

const login = (password: string, address = '', email = EMAIL) => origin.call('login', { email, password }, { address })
const statusOf = async (answered: Promise<{ status: number }>) => (await answered).status

async function guess(times: number, addressOf: (turn: number) => string, email = EMAIL): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await login(`arvaus numero ${turn}`, addressOf(turn), email)
}

describe('guessing at passwords', () => {
  beforeEach(async () => void (await registered(origin, EMAIL)))

  test('G04 the limits', () => {
    expect([MAX_GUESSES, MAX_GUESSES_OF_NETWORK, GUESS_WINDOW_MS]).toEqual([10, 100, 15 * MINUTE])
  })

  test('G04 after ten wrong ones the right one is refused too, in the same words, until fifteen minutes are over', async () => {
    await guess(9, () => STRANGER)
    expect(await statusOf(login(PASSWORD, STRANGER))).toBe(200)
    await guess(10, () => STRANGER)
    expect(await login(PASSWORD, STRANGER)).toMatchObject({ status: 401, body: { error: 'bad_username_or_password' } })
    clock.now += GUESS_WINDOW_MS
    expect(await statusOf(login(PASSWORD, STRANGER))).toBe(200)
  })

  test('G04 knocking on does not make the lock longer', async () => {
    await guess(10, () => STRANGER)
    clock.now += GUESS_WINDOW_MS - 1
    expect(await statusOf(login(PASSWORD, STRANGER))).toBe(401)
    clock.now += 1
    expect(await statusOf(login(PASSWORD, STRANGER))).toBe(200)
  })

  test('G04 guesses from many networks count together', async () => {
    await guess(10, (turn) => `198.51.100.${turn}`)
    expect(await statusOf(login(PASSWORD, '203.0.113.5'))).toBe(401)
  })

  test('G04 strangers do not lock the owner out where the owner has signed in before', async () => {
    expect(await statusOf(login(PASSWORD, HOME))).toBe(200)
    await guess(30, (turn) => `198.51.100.${turn}`)
    expect(await statusOf(login(PASSWORD, STRANGER))).toBe(401)
    expect(await statusOf(login(PASSWORD, HOME))).toBe(200)
  })

  test('G04 a mailed link leads in although the password is locked, and makes the place known', async () => {
    await guess(30, (turn) => `198.51.100.${turn}`)
    expect(await statusOf(login(PASSWORD, HOME))).toBe(401)
    await origin.call('requestMagicLink', { email: EMAIL })
    const token = await mailedToken(origin, EMAIL)
    expect(await statusOf(origin.call('magicLinkLogin', {}, { params: { token }, address: HOME }))).toBe(200)
    expect(await statusOf(login(PASSWORD, HOME))).toBe(200)
  })

  test('G04 an owner who mistypes at home locks the home only', async () => {
    await login(PASSWORD, HOME)
    await guess(10, () => HOME)
    expect(await statusOf(login(PASSWORD, HOME))).toBe(401)
    expect(await statusOf(login(PASSWORD, STRANGER))).toBe(200)
  })

  test('G04 a sign-in forgets the mistypings before it', async () => {
    for (let round = 0; round < 4; round += 1) {
      await guess(4, () => HOME)
      expect(await statusOf(login(PASSWORD, HOME))).toBe(200)
    }
  })

  test('G04 an address that has no account is locked and answered like one that has', async () => {
    await guess(12, () => STRANGER, 'nobody@example.org')
    expect(await login(PASSWORD, STRANGER, 'nobody@example.org')).toMatchObject({
      status: 401,
      body: { error: 'bad_username_or_password' },
    })
    const keys = await accounts.all<{ key: string }>('SELECT key FROM recent_try', [])
    expect(JSON.stringify(keys)).not.toMatch(/nobody|198\.51/)
  })

  test('G04 of many guesses sent at once only so many count as the limit allows', async () => {
    const inTurn = usersOrigin(accounts, clock, { passwords: passwords({ cost: CHEAP_COST, running: 1, waiting: 100, randomBytes }) })
    const attempts = [...Array.from({ length: 40 }, (_, turn) => `arvaus numero ${turn}`), PASSWORD]
    const answers = await Promise.all(attempts.map((password) => inTurn.call('login', { email: EMAIL, password }, { address: STRANGER })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
  })

  test('a class that signs in at the same time from one network is let in', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => login(PASSWORD, HOME)))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('a network that guesses at every account is told to come again, before any hash is made', async () => {
    for (let turn = 0; turn < MAX_GUESSES_OF_NETWORK; turn += 1) await login('arvaus numero 1', STRANGER, `user${turn}@example.org`)
    const refused = await login(PASSWORD, STRANGER)
    expect(refused).toMatchObject({ status: 429, body: { error: 'too_many_requests' } })
    expect(refused.headers.get('retry-after')).toBe('900')
    expect(await statusOf(login(PASSWORD, HOME))).toBe(200)
  })
})

describe('the work behind an answer', () => {
  const timeOf = async (work: () => Promise<unknown>) => {
    const begun = performance.now()
    await work()
    return performance.now() - begun
  }
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

  test('G04 an unknown address takes as long as a wrong password', async () => {
    const real = usersOrigin(accounts, clock, { passwords: passwords({ cost: { ...NODE_COST, ln: 15 }, running: 1, randomBytes }) })
    await registered(real, EMAIL)
    const [known, unknown]: number[][] = [[], []]
    for (let turn = 0; turn < 9; turn += 1) {
      known?.push(await timeOf(() => real.call('login', { email: EMAIL, password: 'väärä salasana' })))
      unknown?.push(await timeOf(() => real.call('login', { email: 'nobody@example.org', password: 'väärä salasana' })))
    }
    const ratio = median(known ?? []) / median(unknown ?? [])
    expect(ratio).toBeGreaterThan(0.7)
    expect(ratio).toBeLessThan(1.4)
  })

  test('G04 G10 a hash is made for every sign-in and registration, whoever it is for, and the same statements for every link asked for', async () => {
    const work: string[] = []
    const noting = <Value>(steps: readonly string[], answer: Value): Value => {
      work.push(...steps)
      return answer
    }
    const counted: Database = {
      all: (sql, values) => noting([sql], accounts.all(sql, values)),
      run: (sql, values) => noting([sql], accounts.run(sql, values)),
      batch: (statements) =>
        noting(
          statements.map(({ sql }) => sql),
          accounts.batch(statements),
        ),
    }
    const { passwords: cheap } = origin.options
    const counting = usersOrigin(accounts, clock, {
      accounts: counted,
      passwords: {
        ...cheap,
        hash: (password) => noting(['hash'], cheap.hash(password)),
        matches: (password, stored) => noting(['hash'], cheap.matches(password, stored)),
      },
    })
    await registered(origin, EMAIL)
    const workOf = async (name: string, body: Record<string, unknown>) => {
      work.length = 0
      await counting.call(name, body, { address: HOME })
      return [...work]
    }
    for (const [name, body] of [
      ['login', { password: 'väärä salasana' }],
      ['requestReset', {}],
      ['requestMagicLink', {}],
    ] as const) {
      const known = await workOf(name, { email: EMAIL, ...body })
      expect(known.length).toBeGreaterThan(2)
      expect(await workOf(name, { email: 'nobody@example.org', ...body })).toEqual(known)
    }
    for (const email of [EMAIL, 'new@example.org'])
      expect((await workOf('register', { email, password: PASSWORD, language_ui: 'fi' })).filter((step) => step === 'hash')).toHaveLength(1)
  })

  test('G06 of 200 sign-ins at once as many are hashed as may wait, and the rest is told at once to come again', async () => {
    const slow = usersOrigin(accounts, clock, { passwords: passwords({ cost: { ln: 12, r: 8, p: 1 }, running: 2, randomBytes }) })
    await registered(slow, EMAIL)
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => slow.call('login', { email: EMAIL, password: PASSWORD }, { address: HOME })),
    )
    const counts = Map.groupBy(answers, ({ status }) => status)
    expect(counts.get(200)?.length).toBe(52)
    expect(counts.get(503)?.length).toBe(148)
    expect(counts.get(503)?.[0]).toMatchObject({ body: { error: 'too_busy' } })
    expect(counts.get(503)?.[0]?.headers.get('retry-after')).toBe('10')
    expect(slow.reported).toEqual([])
  })

  test('G06 what is answered meanwhile does not wait for the hashes', async () => {
    const slow = usersOrigin(accounts, clock, { passwords: passwords({ cost: NODE_COST, running: 1, randomBytes }) })
    const storm = Promise.all(Array.from({ length: 6 }, () => slow.call('login', { email: EMAIL, password: PASSWORD })))
    const longest = Math.max(...(await Promise.all([1, 2, 3].map(() => timeOf(() => userByEmail(accounts, EMAIL))))))
    expect(longest).toBeLessThan(100)
    await storm
  })

  test('AUTH-074 a hash of an earlier cost is made anew when its owner signs in', async () => {
    await registered(origin, EMAIL)
    const stronger = usersOrigin(accounts, clock, { passwords: passwords({ cost: { ...CHEAP_COST, ln: 5 }, running: 1, randomBytes }) })
    expect(await statusOf(stronger.call('login', { email: EMAIL, password: 'väärä salasana' }))).toBe(401)
    expect((await userByEmail(accounts, EMAIL))?.password_hash).toContain('ln=4')
    expect(await statusOf(stronger.call('login', { email: EMAIL, password: PASSWORD }))).toBe(200)
    expect((await userByEmail(accounts, EMAIL))?.password_hash).toContain('ln=5')
    expect(await statusOf(stronger.call('login', { email: EMAIL, password: PASSWORD }))).toBe(200)
  })
})

describe('mails that are asked for', () => {
  const ask = (email: string, address = '', name = 'requestMagicLink') =>
    origin.call(name, { email, password: PASSWORD, language_ui: 'fi' }, { address })
  const mailsTo = (email: string) => origin.mails.filter(({ recipient }) => recipient === email).length

  test('G10 the limits', () => expect([MAX_MAILS_TO_ADDRESS, MAX_MAILS_OF_NETWORK]).toEqual([5, 20]))

  test('G10 nobody is sent more than five in an hour, whoever asks for what, and nobody is told', async () => {
    for (const name of [
      'requestMagicLink',
      'requestReset',
      'register',
      'requestMagicLink',
      'requestReset',
      'register',
      'requestMagicLink',
      'requestReset',
    ])
      expect((await ask(EMAIL, '', name)).body).toEqual({ message: 'accepted' })
    expect(mailsTo(EMAIL)).toBe(5)
    clock.now += 60 * MINUTE
    await ask(EMAIL)
    expect(mailsTo(EMAIL)).toBe(6)
  })

  test('G10 a network may ask for twenty in an hour', async () => {
    for (let turn = 0; turn < 20; turn += 1) expect(await statusOf(ask(`reader${turn}@example.org`, STRANGER))).toBe(200)
    expect(await ask('reader20@example.org', STRANGER)).toMatchObject({ status: 429, body: { error: 'too_many_requests' } })
    expect(mailsTo('reader20@example.org')).toBe(0)
    expect(await statusOf(ask('reader21@example.org', HOME))).toBe(200)
  })
})
