import type { Suggestion } from '#shared/api/autocomplete.ts'
import type { Word } from '#shared/entry/entry-schema.ts'
import type { LanguagePair } from '#shared/language/language-pair.ts'
import type { ResultStatus, SearchError } from '#shared/search/result-status.ts'
import type { AnySearch } from './search-request.ts'

/** How a search ended. */
export type SearchOutcome = {
  status: ResultStatus
  words: readonly Word[]
  error: SearchError | undefined
  waysOn: WaysOn
}

/** What a search that found nothing offers instead. */
export type WaysOn = {
  /** Words to try, best first. */
  nearby: readonly Suggestion[]
  /** The same word in the other direction, where a search in one direction has passed it by. */
  otherDirection: AnySearch | undefined
  /** Whether any dictionary has this pair of languages; if not, pairs to choose instead. */
  isPairOffered: boolean
  otherPairs: readonly LanguagePair[]
}

export const NO_WAYS_ON: WaysOn = { nearby: [], otherDirection: undefined, isPairOffered: true, otherPairs: [] }
