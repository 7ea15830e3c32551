import type * as v from 'valibot'
import type { searchWaysOn } from '#shared/api/ways-on.ts'
import { hasWildcard } from '#shared/search/keyword-rules.ts'
import type { Database } from '../../storage/database.ts'
import { elsewhere } from './elsewhere.ts'
import { reverseMatches } from './reverse-matches.ts'
import type { WayRequest } from './way-request.ts'

export type WaysOn = v.InferInput<typeof searchWaysOn.answer>

/** What to try when a word was not found, each list likeliest first. A pattern with wildcards is no word, so it has none. Spec: decisions, "No result". */
export async function waysOn(lexicon: Database, request: WayRequest): Promise<WaysOn> {
  if (hasWildcard(request.keyword)) return { didYouMean: [], baseForms: [], parts: [], translations: [], elsewhere: [] }
  const [translations, others] = await Promise.all([reverseMatches(lexicon, request), elsewhere(lexicon, request)])
  return { didYouMean: [], baseForms: [], parts: [], translations, elsewhere: others }
}
