import {
  changePassword,
  confirmEmail,
  deleteUser,
  humanChallenge,
  login,
  magicLinkLogin,
  providerLogin,
  register,
  requestMagicLink,
  requestReset,
  resetPassword,
  unblock,
} from '#shared/api/auth.ts'
import { searchAutocomplete } from '#shared/api/autocomplete.ts'
import { configApp } from '#shared/api/config.ts'
import type { Call } from '#shared/api/define-call.ts'
import { fullTextCount, fullTextSearch } from '#shared/api/full-text.ts'
import { searchWords } from '#shared/api/search.ts'
import { translateText } from '#shared/api/translate.ts'
import { requestDeleteAccount } from '#shared/api/users.ts'
import { searchWaysOn } from '#shared/api/ways-on.ts'
import type { Pace } from './rate-limiter.ts'

/** What reading is counted as. Spec: requirements UNBL-012. */
export type Area = 'search' | 'autocomplete' | 'other'

/** Whose budget it is: one visitor's, that of somebody who has passed the human check, that of all behind one address. */
export type Holder = 'visitor' | 'verified' | 'network'

/**
 * Budgets of reading as multiples of the brand's `rateLimitPerMinute`, all of which may come at once. Suggestions come with every keystroke
 * and pictures many to a page: neither takes from a reader's searches. An address is a whole school's or library's. Spec: UNBL-012.
 */
export const AREA_SHARES: Readonly<Record<Area, Readonly<Record<Holder, number>>>> = {
  search: { visitor: 1, verified: 3, network: 20 },
  autocomplete: { visitor: 5, verified: 15, network: 40 },
  other: { visitor: 5, verified: 15, network: 40 },
}

/** The pace of one area and holder where a brand allows so many searches a minute; never less than one. */
export function paceOf(area: Area, holder: Holder, rateLimitPerMinute: number): Pace {
  const limitPerMinute = Math.max(1, rateLimitPerMinute) * AREA_SHARES[area][holder]
  return { limitPerMinute, burst: Math.ceil(limitPerMinute) }
}

const pathsOf = ({ path, aliases = [] }: Pick<Call, 'path' | 'aliases'>): readonly string[] => [path, ...aliases]

/** Whoever is over a limit still reaches what leads out of it. Spec: security-tests L07. */
const NEVER_COUNTED: ReadonlySet<string> = new Set(['/unblock', ...[configApp, humanChallenge, unblock].flatMap(pathsOf)])
/** What costs the origin as much as a search. Pages ask for counts and ways on as part of one, which is counted once. */
const SEARCHES: ReadonlySet<string> = new Set([searchWords, fullTextSearch, fullTextCount, searchWaysOn].flatMap(pathsOf))
const SUGGESTIONS: ReadonlySet<string> = new Set(pathsOf(searchAutocomplete))

/** True for what no limit counts: the way out of a limit, and assets. */
export const isNeverLimited = (path: string): boolean => path.startsWith('/assets/') || NEVER_COUNTED.has(path)

/** What a request to this path is counted as, undefined when it is not. A document is a search: that is what documents are opened for. */
export function areaOf(path: string): Area | undefined {
  if (isNeverLimited(path)) return undefined
  if (SUGGESTIONS.has(path)) return 'autocomplete'
  if (SEARCHES.has(path)) return 'search'
  return path.startsWith('/api/') || path === '/__version' ? 'other' : 'search'
}

/**
 * Limits of one call beyond reading: per address, and per account that is named or signed in. An account's tries are counted apart for each
 * address, so that a stranger's do not lock its owner out, unless they count `everywhere`.
 */
export type CallLimit = { address: Pace; account?: Pace & { everywhere: boolean } }

/** A class of pupils signs in within a minute; who guesses passwords does not stop after ten. The origin counts guesses over all addresses. */
const SIGNING_IN: CallLimit = {
  address: { limitPerMinute: 30, burst: 40 },
  account: { limitPerMinute: 5, burst: 10, everywhere: false },
}
/** Each of these sends a mail to somebody, wherever it is asked for. */
const MAILING: CallLimit = { address: { limitPerMinute: 10, burst: 30 }, account: { limitPerMinute: 1, burst: 3, everywhere: true } }
/** The secret is in a link: nobody needs it often. */
const LINK: CallLimit = { address: { limitPerMinute: 30, burst: 40 } }
/** The check of a school's worth of readers, each a challenge and a solution. */
const HUMAN_CHECK: CallLimit = { address: { limitPerMinute: 120, burst: 120 } }

/** A service of somebody else's pays for each. */
const TRANSLATING: CallLimit = { address: { limitPerMinute: 60, burst: 60 } }

/** The stricter limits, by the name of the call. Spec: requirements UNBL-012, security §1. */
export const CALL_LIMITS: ReadonlyMap<string, CallLimit> = new Map<string, CallLimit>([
  [login.name, SIGNING_IN],
  [changePassword.name, SIGNING_IN],
  [deleteUser.name, SIGNING_IN],
  [register.name, MAILING],
  [requestReset.name, MAILING],
  [requestMagicLink.name, MAILING],
  [requestDeleteAccount.name, MAILING],
  [magicLinkLogin.name, LINK],
  [providerLogin.name, LINK],
  [confirmEmail.name, LINK],
  [resetPassword.name, LINK],
  [humanChallenge.name, HUMAN_CHECK],
  [unblock.name, HUMAN_CHECK],
  [translateText.name, TRANSLATING],
])
