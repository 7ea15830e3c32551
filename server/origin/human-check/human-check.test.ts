import { type Challenge, createChallenge, type Solution, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import * as v from 'valibot'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { HUMAN_VERIFIED, type HumanChallenge, humanChallenge, unblock } from '#shared/api/auth.ts'
import { d1Accounts, testAccounts } from '../../../tests/support/test-accounts.ts'
import { plainCalls } from '../route/plain-calls.ts'
import type { Database } from '../storage/database.ts'
import { CHALLENGE_LIFE_MS, type HumanCheckOptions, newChallenge } from './human-check.ts'
import { humanCheckRoutes } from './routes.ts'

const START = Date.UTC(2026, 0, 1)
const EASY = { cost: 2, minTries: 5, maxTries: 9 }
const NOT_VERIFIED = { data: { message: 'Not verified' } }
const VERIFIED = { data: { message: 'Human verified' } }

type Payload = { challenge: HumanChallenge; solution: Solution | null }

const ENGINES = [
  { engine: 'node:sqlite', open: testAccounts, close: async () => {} },
  { engine: 'D1', ...d1Accounts() },
]

describe.each(ENGINES)('the human check on $engine', ({ open, close }) => {
  let now: number
  let accounts: Database
  beforeEach(async () => {
    now = START
    accounts = await open()
  })
  afterAll(close)

  const options = (): HumanCheckOptions => ({
    accounts,
    now: () => now,
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    humanCheckKey: 'k'.repeat(43),
    difficulty: EASY,
  })

  /** The calls as an edge in this process makes them. */
  const origin = (own = options()) => {
    const { on, answer } = plainCalls({ callerOf: async () => undefined, generation: () => 'g' }, (error) => {
      throw error
    })
    humanCheckRoutes(on, own)
    return async (call: typeof humanChallenge | typeof unblock, { body, brand = 'sanakirja', address = '192.0.2.1' }: Sent = {}) => {
      const sent = { name: call.name, path: call.path, query: '', ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
      const { status, body: text } = await answer(sent, { authorization: undefined, brand, address })
      return { status, value: JSON.parse(String(text)) }
    }
  }
  type Sent = { body?: unknown; brand?: string; address?: string }

  const challengeFor = async (sent: Sent = {}) => v.parse(humanChallenge.answer, (await origin()(humanChallenge, sent)).value)
  const solved = async (challenge: HumanChallenge): Promise<Payload> => ({
    challenge,
    solution: await solveChallenge({ challenge, deriveKey }),
  })
  const send = async (payload: unknown, sent: Sent = {}) =>
    (await origin()(unblock, { ...sent, body: { provider_identifier: btoa(JSON.stringify(payload)) } })).value

  test('L03 UNBL-003 UNBL-004 UNBL-010 a right solution is answered with exactly "Human verified"', async () => {
    expect(HUMAN_VERIFIED).toBe('Human verified')
    expect(await send(await solved(await challengeFor()))).toEqual(VERIFIED)
  })

  test('L02 a solution works once, also when it is sent many times at once', async () => {
    const payload = await solved(await challengeFor())
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(payload)))
    expect(answers.filter(({ data }) => data.message === HUMAN_VERIFIED)).toHaveLength(1)
    expect(await send(payload)).toEqual(NOT_VERIFIED)
  })

  test.each([
    [CHALLENGE_LIFE_MS - 1, VERIFIED],
    [CHALLENGE_LIFE_MS, NOT_VERIFIED],
  ])('L02 a puzzle ends after five minutes: %d ms later', async (later, answer) => {
    const payload = await solved(await challengeFor())
    now += later
    expect(await send(payload)).toEqual(answer)
  })

  test.each([
    ['another address', {}, { address: '192.0.2.2' }],
    ['another brand', {}, { brand: 'pacman' }],
    ['another /64', { address: '2001:db8:0:1::1' }, { address: '2001:db8:0:2::1' }],
  ])('L02 a solution is worth nothing from %s', async (_, asked, sent) => {
    expect(await send(await solved(await challengeFor(asked)), { ...asked, ...sent })).toEqual(NOT_VERIFIED)
  })

  test('an IPv6 address may change within its /64 between puzzle and solution', async () => {
    const payload = await solved(await challengeFor({ address: '2001:db8:0:1::1' }))
    expect(await send(payload, { address: '2001:db8:0:1:ffff::9' })).toEqual(VERIFIED)
  })

  test.each<[string, (payload: Payload) => unknown]>([
    ['an easier puzzle', (payload) => withParameters(payload, { cost: 1 })],
    ['a shorter prefix', (payload) => withParameters(payload, { keyPrefix: '00' })],
    ['a later end', (payload) => withData(payload, { expiresAt: START + 10 * CHALLENGE_LIFE_MS })],
    ['a parameter of its own', (payload) => withParameters(payload, { more: true })],
    ['another key', ({ challenge, solution }) => ({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } })],
    [
      'a guess from the prefix',
      ({ challenge, solution }) => ({ challenge, solution: { ...solution, derivedKey: challenge.parameters.keyPrefix } }),
    ],
    ['no signature', ({ challenge, solution }) => ({ challenge: { parameters: challenge.parameters }, solution })],
    ['no signature of the key', (payload) => withParameters(payload, { keySignature: undefined })],
    ['no solution', ({ challenge }) => ({ challenge, solution: null })],
    ['a counter that is no number', ({ challenge, solution }) => ({ challenge, solution: { ...solution, counter: '7' } })],
    ['a key that is no text', ({ challenge, solution }) => ({ challenge, solution: { ...solution, derivedKey: ['a'] } })],
    ['nothing', () => null],
    ['a number', () => 7],
  ])('L02 a solution with %s is not right', async (_, changed) => {
    const payload = await solved(await challengeFor())
    expect(await send(changed(payload))).toEqual(NOT_VERIFIED)
    expect(await send(payload)).toEqual(VERIFIED) // what was refused has not spent the solution
  })

  test('L02 a puzzle that somebody else signed is not ours', async () => {
    const forged = await newChallenge({ ...options(), humanCheckKey: 'f'.repeat(43) }, { brand: 'sanakirja', address: '192.0.2.1' })
    expect(await send(await solved(forged))).toEqual(NOT_VERIFIED)
    const unsigned = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      deriveKey,
      data: (await challengeFor()).parameters.data,
    })
    expect(await send({ challenge: unsigned, solution: await solveChallenge({ challenge: unsigned, deriveKey }) })).toEqual(NOT_VERIFIED)
  })

  test.each(['', 'no base64!', 'bm8ganNvbg==', 'e30='])('L02 the text %j is no solution', async (provider_identifier) => {
    expect((await origin()(unblock, { body: { provider_identifier } })).value).toEqual(NOT_VERIFIED)
  })

  test('a solution that is too long, or none, is a bad request', async () => {
    expect((await origin()(unblock, { body: { provider_identifier: 'a'.repeat(8193) } })).status).toBe(400)
    expect((await origin()(unblock, { body: {} })).status).toBe(400)
  })

  test('what is spent is forgotten when its puzzle has ended', async () => {
    await send(await solved(await challengeFor()))
    now += CHALLENGE_LIFE_MS + 1
    await send(await solved(await challengeFor()))
    expect(await accounts.all('SELECT expires_at FROM seen_once', [])).toEqual([{ expires_at: now + CHALLENGE_LIFE_MS }])
  })

  test('UNBL-011 a puzzle tells nothing of who asks, and its difficulty is ours', async () => {
    const { parameters } = await challengeFor()
    expect(JSON.stringify(parameters)).not.toContain('192.0.2')
    expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: EASY.cost, data: { maxTries: EASY.maxTries } })
  })

  test('the puzzle of a real visitor takes between 150 and 350 tries of 20,000 rounds', async () => {
    const { difficulty: _, ...real } = options()
    const first = { ...real, randomBytes: (count: number) => new Uint8Array(count) }
    const challenge = await newChallenge(first, { brand: 'sanakirja', address: '192.0.2.1' })
    expect(challenge.parameters).toMatchObject({ cost: 20_000, data: { maxTries: 350 } })
    // With all bits zero the solution is the very first possible.
    expect((await solutionOf(challenge, 150))?.counter).toBe(150)
  })
})

const withParameters = ({ challenge, solution }: Payload, parameters: object) => ({
  challenge: { ...challenge, parameters: { ...challenge.parameters, ...parameters } },
  solution,
})
const withData = (payload: Payload, data: object) => withParameters(payload, { data: { ...payload.challenge.parameters.data, ...data } })

/** The library names optional fields that the schema leaves open. */
const solutionOf = (challenge: HumanChallenge, counterStart = 0) =>
  solveChallenge({ challenge: challenge as Challenge, deriveKey, counterStart })
