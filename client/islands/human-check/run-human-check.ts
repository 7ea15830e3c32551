import { humanChallenge, unblock } from '#shared/api/auth.ts'
import { type ApiClient, ApiError, callApi } from '#shared/api/call-api.ts'
import type { HumanCheckEvent } from './human-check-state.ts'
import { solvedChallenge } from './solve-challenge.ts'

/** Asks for a puzzle, solves it and sends the solution; gives what came of it. Spec: accounts §4.2, §7.2 (UNBL-003, UNBL-004, UNBL-010). */
export async function runHumanCheck(api: ApiClient, onProgress: (percent: number) => void): Promise<HumanCheckEvent> {
  try {
    const challenge = await callApi(api, humanChallenge, {})
    const provider_identifier = await solvedChallenge(challenge, onProgress)
    const { data } = await callApi(api, unblock, {}, { provider_identifier })
    return { type: 'answered', message: data.message }
  } catch (error) {
    const isTooMany = error instanceof ApiError && error.status === 429
    if (!isTooMany) console.error('The human check broke', error)
    return { type: 'failed', failure: isTooMany ? 'tooMany' : 'error' }
  }
}
