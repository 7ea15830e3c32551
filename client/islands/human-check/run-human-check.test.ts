import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { afterEach, expect, test, vi } from 'vitest'
import type { ApiClient, CallAnswer } from '#shared/api/call-api.ts'
import { runHumanCheck } from './run-human-check.ts'

const SECRET = { hmacSignatureSecret: 'secret' }
const challenge = () =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 2, counter: 20, deriveKey, data: { brand: 'sanakirja', maxTries: 40 }, ...SECRET })

afterEach(() => vi.restoreAllMocks())

/** A small origin that knows ALTCHA from the library itself. */
const origin =
  (given: Partial<Record<string, () => CallAnswer>> = {}): ApiClient =>
  async ({ call, body }) => {
    const answered = given[call.name]?.()
    if (answered) return answered
    if (call.name === 'humanChallenge') return { status: 200, value: await challenge() }
    const { provider_identifier } = JSON.parse(body ?? '{}')
    const { verified } = await verifySolution({ ...JSON.parse(atob(provider_identifier)), deriveKey, ...SECRET })
    return { status: 200, value: { data: { message: verified ? 'Human verified' : 'Not verified' } } }
  }

test('UNBL-003 UNBL-010 a puzzle is solved, telling how far, and its solution sent as provider_identifier', async () => {
  const percents: number[] = []
  expect(await runHumanCheck(origin(), (percent) => percents.push(percent))).toEqual({ type: 'answered', message: 'Human verified' })
  expect(percents).toEqual([...percents].sort((a, b) => a - b))
  expect([percents[0], percents.at(-1)]).toEqual([2, 52])
})

test('UNBL-006 any other word is passed on as it is', async () => {
  const api = origin({ unblock: () => ({ status: 200, value: { data: { message: 'Not verified' } } }) })
  expect(await runHumanCheck(api, () => {})).toEqual({ type: 'answered', message: 'Not verified' })
})

test.each([
  ['humanChallenge', { status: 429, value: { error: 'too_many_requests' } }, 'tooMany'],
  ['unblock', { status: 429, value: { error: 'too_many_requests' } }, 'tooMany'],
  ['humanChallenge', { status: 503, value: { error: 'unavailable' } }, 'error'],
  ['humanChallenge', { status: 200, value: { something: 'else' } }, 'error'],
  ['unblock', { status: 200, value: 'no JSON' }, 'error'],
] as const)('UNBL-008 when %s is answered with %j the check is reset', async (name, answer, failure) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await runHumanCheck(origin({ [name]: () => answer }), () => {})).toEqual({ type: 'failed', failure })
})

test('UNBL-008 a puzzle that cannot be solved resets the check', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const unsolvable = async () => {
    const made = await challenge()
    return { status: 200, value: { ...made, parameters: { ...made.parameters, keyPrefix: 'no hex' } } }
  }
  const answer = await unsolvable()
  expect(await runHumanCheck(origin({ humanChallenge: () => answer }), () => {})).toEqual({ type: 'failed', failure: 'error' })
})
