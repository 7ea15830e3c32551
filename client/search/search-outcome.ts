import type { Suggestion } from '#shared/api/autocomplete.ts'
import type { Word } from '#shared/entry/entry-schema.ts'
import type { ResultStatus, SearchError } from '#shared/search/result-status.ts'

/** How a search ended. */
export type SearchOutcome = {
  status: ResultStatus
  words: readonly Word[]
  error: SearchError | undefined
  /** Words to try instead, best first; only of a search that found nothing. */
  nearby: readonly Suggestion[]
  /** Whether any dictionary has this pair of languages. */
  isPairOffered: boolean
}
