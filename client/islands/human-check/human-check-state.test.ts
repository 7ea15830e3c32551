import { expect, test } from 'vitest'
import { type HumanCheckEvent, type HumanCheckState, humanCheckState, UNVERIFIED } from './human-check-state.ts'

const VERIFYING: HumanCheckState = { status: 'verifying', percent: 40 }
const SUCCESS: HumanCheckState = { status: 'success' }

test.each<[string, HumanCheckState, HumanCheckEvent, HumanCheckState]>([
  ['UNBL-002 what was unverified begins', UNVERIFIED, { type: 'started' }, { status: 'verifying', percent: 0 }],
  ['UNBL-006 after a retry note it begins again', { status: 'retry' }, { type: 'started' }, { status: 'verifying', percent: 0 }],
  [
    'UNBL-008 after an error it begins again',
    { status: 'unverified', failure: 'error' },
    { type: 'started' },
    { status: 'verifying', percent: 0 },
  ],
  ['what runs is not begun again', VERIFYING, { type: 'started' }, VERIFYING],
  ['what has succeeded is not begun again', SUCCESS, { type: 'started' }, SUCCESS],
  ['it says how far it is', VERIFYING, { type: 'progressed', percent: 41 }, { status: 'verifying', percent: 41 }],
  ['UNBL-004 exactly the word is success', VERIFYING, { type: 'answered', message: 'Human verified' }, SUCCESS],
  ['UNBL-006 another word is a retry', VERIFYING, { type: 'answered', message: 'human verified' }, { status: 'retry' }],
  ['UNBL-006 no word is a retry', VERIFYING, { type: 'answered', message: '' }, { status: 'retry' }],
  ['UNBL-008 an error resets it', VERIFYING, { type: 'failed', failure: 'error' }, { status: 'unverified', failure: 'error' }],
  ['what comes late changes nothing', SUCCESS, { type: 'progressed', percent: 99 }, SUCCESS],
  ['what comes late changes nothing', UNVERIFIED, { type: 'answered', message: 'Human verified' }, UNVERIFIED],
])('%s', (_, state, event, next) => {
  expect(humanCheckState(state, event)).toEqual(next)
})
