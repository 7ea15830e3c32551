import type * as v from 'valibot'
import type { searchWaysOn } from '#shared/api/ways-on.ts'
import { hasWildcard } from '#shared/search/keyword-rules.ts'
import type { Database } from '../../storage/database.ts'
import { baseFormsOf, compoundPartsOf } from '../base-forms/base-forms.ts'
import { nearHeadwords } from '../near/near-headwords.ts'
import { elsewhere } from './elsewhere.ts'
import { reverseMatches } from './reverse-matches.ts'
import { MOST_WAYS, type WayRequest } from './way-request.ts'

export type WaysOn = v.InferInput<typeof searchWaysOn.answer>

/** What to try when a word was not found, each list likeliest first. A pattern with wildcards is no word, so it has none. Spec: decisions, "No result". */
export async function waysOn(lexicon: Database, request: WayRequest): Promise<WaysOn> {
  if (hasWildcard(request.keyword)) return { didYouMean: [], baseForms: [], parts: [], translations: [], elsewhere: [] }
  const [alike, baseForms, parts, translations, others] = await Promise.all([
    didYouMean(lexicon, request),
    baseFormsOf(lexicon, request),
    compoundPartsOf(lexicon, request),
    reverseMatches(lexicon, request),
    elsewhere(lexicon, request),
  ])
  const wholeForms = baseForms.filter(({ isPart }) => !isPart)
  return {
    didYouMean: alike,
    baseForms: wholeForms.slice(0, MOST_WAYS),
    parts: (parts.length > 0 ? parts : baseForms.filter(({ isPart }) => isPart)).slice(0, MOST_WAYS),
    translations,
    elsewhere: others,
  }
}

/** Words written nearly alike; the word itself is elsewhere. */
async function didYouMean(lexicon: Database, { scopes, keyword, nearness }: WayRequest): Promise<WaysOn['didYouMean']> {
  const { result } = await nearHeadwords(lexicon, { scopes, keyword, limit: MOST_WAYS + 1, ...nearness })
  return result.filter(({ is_match }) => !is_match).slice(0, MOST_WAYS)
}
