import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { HumanChallenge } from '#shared/api/auth.ts'

/** A phone that needs longer gets a new puzzle. */
const TIMEOUT_MS = 4 * 60_000

/**
 * Solves a puzzle, as base64 of JSON `{ challenge, solution }`, telling how far it has come in percent. Web Crypto counts off the main thread, so the
 * page stays alive without a worker. Throws when it cannot be solved: out of time, or no Web Crypto (plain HTTP).
 */
export async function solvedChallenge(challenge: HumanChallenge, onProgress: (percent: number) => void): Promise<string> {
  const maxTries = Number(challenge.parameters.data.maxTries)
  let tries = 0
  const solution = await solveChallenge({
    // The library names optional fields that the call's schema leaves open.
    challenge: challenge as Challenge,
    timeout: TIMEOUT_MS,
    deriveKey(...given) {
      tries += 1
      onProgress(percentOf(tries, maxTries))
      return deriveKey(...given)
    },
  })
  if (!solution) throw new Error('The puzzle was not solved in time')
  return btoa(JSON.stringify({ challenge, solution }))
}

/** Whole percents; a puzzle that does not say how long it can be shows none. */
const percentOf = (tries: number, maxTries: number) => (maxTries > 0 ? Math.min(100, Math.floor((100 * tries) / maxTries)) : 0)
