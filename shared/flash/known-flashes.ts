import type { Flash, FlashInput } from './flash-message.ts'

type Known = Pick<Flash, 'type' | 'duration'>

const known = (type: Flash['type'], duration: number | null): Known => ({ type, duration })

/** Type and duration, in ms, of the messages whose key says them. Spec: accounts §8, §9 (FLASH-005 … FLASH-008, USER-014, USER-015, STORE-038). */
export const KNOWN_FLASHES: Readonly<Record<string, Known>> = {
  TEAM_SUB_RENEWED: known('info', 8000),
  TEAM_JOIN_FAILED: known('error', 10_000),
  TEAM_REMOVED: known('info', 4000),
  TEAM_REMOVE_ERROR: known('error', 10_000),
  SOCIAL_LOGIN_ERROR: known('error', 8000),
  APP_ERROR: known('error', 30_000),
  APP_ERROR_NO_TRIAL_ALLOWED: known('error', 10_000),
  ACCOUNT_REMOVED: known('info', 4000),
  ACCOUNT_REMOVED_ERROR: known('error', 10_000),
  TRANSLATION_REQUEST_SUBMITTED: known('success', 5000),
  TRANSLATION_REQUEST_SUBMITTED_ERROR: known('error', 8000),
  GAMIFICATION_POINTS_ADDED: known('info', 4000),
  /** Until it is dismissed. */
  REPORT_ERROR_UNABLE_TO_SAVE_LOCALSTORE: known('error', null),
  log_out_first: known('info', 5000),
}

/**
 * A message with the type and duration of its key, those of `APP_ERROR` for `APP_ERROR_TIMEOUT`; the defaults, info for 5 s, for a key that
 * says neither. Spec: accounts §4.3, §9 (FLASH-004 … FLASH-007).
 */
export function flashOf(messageL10nId: string, params?: Flash['params']): FlashInput {
  return { ...knownOf(messageL10nId), messageL10nId, ...(params ? { params } : {}) }
}

/** The entry of the longest beginning of the key, by whole words. */
function knownOf(key: string): Known | undefined {
  if (Object.hasOwn(KNOWN_FLASHES, key)) return KNOWN_FLASHES[key]
  const end = key.lastIndexOf('_')
  return end === -1 ? undefined : knownOf(key.slice(0, end))
}

/** A message that something went as wished: success, 5 s. Spec: entries §8, §9 (FLASH-006). */
export const successFlash = (messageL10nId: string, params?: Flash['params']): FlashInput => ({
  type: 'success',
  messageL10nId,
  ...(params ? { params } : {}),
})
