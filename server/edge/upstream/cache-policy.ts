import type { Answer } from './upstream.ts'

/** How the answers of one call are kept. Times in ms. A call without a policy is never stored. */
export type CachePolicy = {
  freshMs: number
  /** After that: given out while a new one is fetched. */
  staleWhileRevalidateMs: number
  /** After fresh: given out when the origin fails. */
  staleIfErrorMs: number
  /** Mandatory, so that nothing is stored by forgetting to think about it. */
  shouldStore: (answer: Answer) => boolean
  /** Fresh time of answers that say "there is none"; they are not given out stale. */
  negativeMs: number
  isNegative: (answer: Answer) => boolean
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const isOk = ({ status }: Answer) => status === 200
const isOkOrNotFound = ({ status }: Answer) => status === 200 || status === 404
const startsWith =
  (text: string) =>
  ({ body }: Answer) =>
    typeof body === 'string' && body.startsWith(text)

const searchPolicy = (freshMs: number, staleMs: number, errorMs: number, emptyStart: string): CachePolicy => ({
  freshMs,
  staleWhileRevalidateMs: staleMs,
  staleIfErrorMs: errorMs,
  shouldStore: isOk,
  negativeMs: 30 * SECOND,
  isNegative: startsWith(emptyStart),
})

const listPolicy: CachePolicy = {
  freshMs: 10 * MINUTE,
  staleWhileRevalidateMs: HOUR,
  staleIfErrorMs: DAY,
  shouldStore: isOk,
  negativeMs: 0,
  isNegative: () => false,
}

/** By the name of the call. Spec: security §4.1. */
const POLICIES: Readonly<Record<string, CachePolicy>> = {
  searchWords: searchPolicy(5 * MINUTE, HOUR, DAY, '{"data":[]'),
  searchAutocomplete: searchPolicy(MINUTE, 10 * MINUTE, HOUR, '{"result":[]'),
  fullTextSearch: searchPolicy(5 * MINUTE, HOUR, DAY, '{"count":0'),
  fullTextCount: searchPolicy(5 * MINUTE, HOUR, DAY, '{"totalCount":0'),
  fullTextEntry: searchPolicy(5 * MINUTE, HOUR, DAY, '{"data":[]'),
  searchLanguages: listPolicy,
  searchDictionaries: listPolicy,
  searchLemmas: searchPolicy(5 * MINUTE, HOUR, DAY, '{"result":[]'),
  editorDictionaries: listPolicy,
  searchWaysOn: searchPolicy(5 * MINUTE, HOUR, DAY, '{"didYouMean":[],"baseForms":[],"parts":[],"translations":[],"elsewhere":[]'),
  ssoProviders: listPolicy,
  hakaProviders: listPolicy,
  entryImage: {
    freshMs: DAY,
    staleWhileRevalidateMs: 7 * DAY,
    staleIfErrorMs: 7 * DAY,
    shouldStore: isOkOrNotFound,
    negativeMs: MINUTE,
    isNegative: ({ status }) => status === 404,
  },
  contentPage: {
    freshMs: 10 * MINUTE,
    staleWhileRevalidateMs: DAY,
    staleIfErrorMs: 7 * DAY,
    shouldStore: isOkOrNotFound,
    negativeMs: MINUTE,
    isNegative: ({ status }) => status === 404,
  },
}

/** The policy of a call, by its name; undefined: never stored, never shared across requests. */
export const cachePolicy = (callName: string): CachePolicy | undefined =>
  Object.hasOwn(POLICIES, callName) ? POLICIES[callName] : undefined
