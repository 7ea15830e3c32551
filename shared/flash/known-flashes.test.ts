import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { FlashSchema } from './flash-message.ts'
import { flashOf, successFlash } from './known-flashes.ts'

const shown = (key: string) => v.parse(FlashSchema, flashOf(key))

describe('type and duration by key', () => {
  test.each([
    ['FLASH-004', 'ANY_OTHER', 'info', 5000],
    ['FLASH-005', 'TEAM_SUB_RENEWED', 'info', 8000],
    ['FLASH-005', 'TEAM_JOIN_FAILED', 'error', 10_000],
    ['FLASH-005', 'SOCIAL_LOGIN_ERROR', 'error', 8000],
    ['FLASH-005', 'SOCIAL_LOGIN_ERROR_microsoft_azure-error', 'error', 8000],
    ['FLASH-005', 'APP_ERROR', 'error', 30_000],
    ['FLASH-005', 'APP_ERROR_LOGIN_EXPIRED', 'error', 30_000],
    ['FLASH-005', 'APP_ERROR_NO_TRIAL_ALLOWED', 'error', 10_000],
    ['FLASH-005', 'TRANSLATION_REQUEST_SUBMITTED', 'success', 5000],
    ['FLASH-005', 'TRANSLATION_REQUEST_SUBMITTED_ERROR', 'error', 8000],
    ['FLASH-007', 'GAMIFICATION_POINTS_ADDED', 'info', 4000],
    ['FLASH-008', 'log_out_first', 'info', 5000],
    ['USER-014', 'ACCOUNT_REMOVED_ERROR_TOKEN_INVALID_EXPIRED', 'error', 10_000],
    ['USER-015', 'ACCOUNT_REMOVED', 'info', 4000],
    ['TEAM-018', 'TEAM_REMOVE_ERROR', 'error', 10_000],
    ['TEAM-019', 'TEAM_REMOVED', 'info', 4000],
    ['STORE-038', 'REPORT_ERROR_UNABLE_TO_SAVE_LOCALSTORE', 'error', null],
    ['M05', '__proto__', 'info', 5000],
    ['M05', 'constructor', 'info', 5000],
    ['M05', 'toString_x', 'info', 5000],
  ])('%s %s is %s for %j ms', (_, key, type, duration) => {
    expect(shown(key)).toEqual({ type, duration, messageL10nId: key, params: {} })
  })

  test('FLASH-006 what went as wished is success for 5 s, with its parameters', () => {
    expect(v.parse(FlashSchema, successFlash('SETTINGS_SAVED', { name: 'Aino' }))).toEqual({
      type: 'success',
      duration: 5000,
      messageL10nId: 'SETTINGS_SAVED',
      params: { name: 'Aino' },
    })
  })
})

test('FLASH-001 a message may have parameters and a link beside it', () => {
  const reaction = { labelId: 'LOG_IN', href: '/auth/login' }
  expect(v.parse(FlashSchema, { ...flashOf('TEAM_REMOVED', { teamName: 'Kaiku' }), reaction })).toMatchObject({
    params: { teamName: 'Kaiku' },
    reaction,
  })
})
