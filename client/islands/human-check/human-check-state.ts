import { HUMAN_VERIFIED } from '#shared/api/auth.ts'

/** Spec: accounts §4.2 (UNBL-002, UNBL-004 … UNBL-006, UNBL-008). */
export type HumanCheckState =
  | { status: 'unverified'; failure?: HumanCheckFailure }
  | { status: 'verifying'; percent: number }
  | { status: 'retry' }
  | { status: 'success' }

/** The check broke, or was tried too often. */
export type HumanCheckFailure = 'error' | 'tooMany'

export type HumanCheckEvent =
  | { type: 'started' }
  | { type: 'progressed'; percent: number }
  | { type: 'answered'; message: string }
  | { type: 'failed'; failure: HumanCheckFailure }

export const UNVERIFIED: HumanCheckState = { status: 'unverified' }

/** What becomes of the check. One that is over is not started again, and what comes late changes nothing. */
export function humanCheckState(state: HumanCheckState, event: HumanCheckEvent): HumanCheckState {
  if (event.type === 'started') return isRunning(state) || state.status === 'success' ? state : { status: 'verifying', percent: 0 }
  if (!isRunning(state)) return state
  if (event.type === 'progressed') return { status: 'verifying', percent: event.percent }
  if (event.type === 'failed') return { status: 'unverified', failure: event.failure }
  return { status: event.message === HUMAN_VERIFIED ? 'success' : 'retry' }
}

const isRunning = ({ status }: HumanCheckState) => status === 'verifying'
