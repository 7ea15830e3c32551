import type { Suggestion } from '#shared/api/autocomplete.ts'
import { isTooShort } from '#shared/language/keyword-length.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { hasWildcard, isValidWildcardWord } from '#shared/search/keyword-rules.ts'
import type { Database } from '../storage/database.ts'
import type { AskedScope } from './asked-scopes.ts'
import type { SuggestionRow } from './merge-suggestions.ts'
import { rankSuggestions } from './rank-suggestions.ts'
import { oneMoreCharacterRows, suggestionRows } from './suggestion-queries.ts'
import { wildcardRows } from './wildcard/wildcard-rows.ts'

export type Suggestions = { result: Suggestion[]; complete: boolean }
export type SuggestionRequest = { scopes: readonly AskedScope[]; keyword: string; limit: number }

/**
 * Suggestions for a keyword as it is typed, or for a pattern with wildcards. Too short a keyword has none; a pattern of no more than one
 * character besides asterisks fails with `bad_request`. Spec: search §3, §5 (AC-007, AC-018, SRCH-015, SRCH-047).
 */
export async function suggestionsFor(lexicon: Database, request: SuggestionRequest): Promise<Result<Suggestions, { code: 'bad_request' }>> {
  const { scopes, keyword, limit } = request
  if (!hasWildcard(keyword))
    return isTooShort(keyword, langsOf(scopes))
      ? ok(NONE)
      : ok(suggestionsOf(await suggestionRows(lexicon, { scopes, typed: keyword, limit }), request))
  if (!isValidWildcardWord(keyword)) return fail({ code: 'bad_request' })

  const [, typed, wildcard] = PREFIX_PATTERN.exec(keyword) ?? []
  if (typed === undefined) return ok(await matchesFor(lexicon, request))
  const rowsOf = wildcard === '?' ? oneMoreCharacterRows : suggestionRows
  return ok(suggestionsOf(await rowsOf(lexicon, { scopes, typed, limit }), { ...request, keyword: typed }))
}

async function matchesFor(lexicon: Database, request: SuggestionRequest): Promise<Suggestions> {
  const { scopes, keyword, limit } = request
  const { rows, isWhole } = await wildcardRows(lexicon, { scopes, pattern: keyword, limit })
  return { ...suggestionsOf(rows, request), complete: isWhole }
}

/** A beginning, then one wildcard: a range of the same keys that typing asks for. */
const PREFIX_PATTERN = /^([^?*]+)(\?|\*+)$/

const NONE: Suggestions = { result: [], complete: false }

const langsOf = (scopes: readonly AskedScope[]): LanguageId[] => scopes.map(({ lang }) => lang)

function suggestionsOf(rows: readonly SuggestionRow[], { keyword, limit }: SuggestionRequest): Suggestions {
  const result = rankSuggestions(rows, keyword).map(({ headword, lang, lock }) => ({
    headword,
    lang,
    dict_type: lock === 1 ? 'premium' : 'non-premium',
    is_match: headword === keyword,
  }))
  return { result, complete: rows.length < limit }
}
