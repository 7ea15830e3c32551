import type { Lemma } from '#shared/api/lemmas.ts'
import { foldKey } from '#shared/search/search-keys.ts'
import type { Database } from '../../storage/database.ts'
import type { AskedScope } from '../asked-scopes.ts'
import { type FoundHeadword, headwordsOfKeys } from './base-form-queries.ts'
import type { Candidate } from './candidates.ts'

/** A candidate that is a headword, and the headword. */
export type FoundCandidate = FoundHeadword & { candidate: Candidate }

/** One statement looks up at most so many keys in so many scopes. */
const MAX_LOOKUPS = 2000

/** The candidates that are headwords of the scopes. Every headword is in its scope's folded level. */
export async function foundCandidates(
  lexicon: Database,
  scopes: readonly AskedScope[],
  candidates: readonly Candidate[],
): Promise<FoundCandidate[]> {
  const asked = candidates.flatMap(({ lang, text }, number) =>
    scopes.flatMap((scope) => {
      const id = scope.levels[1]
      return scope.lang === lang && id !== undefined ? [[number, id, foldKey(text, lang)] as const] : []
    }),
  )
  const rows = await headwordsOfKeys(lexicon, asked.slice(0, MAX_LOOKUPS))
  const found = rows.flatMap((row) => {
    const candidate = candidates[row.number]
    return candidate ? [{ ...row, candidate }] : []
  })
  // *Suomi* is meant where the analysis says so, and *suomi* where it says that; either stands for the other only where that is missing.
  const exact = new Set(found.filter(({ headword, candidate }) => headword === candidate.text).map(({ number }) => number))
  return found.filter(({ number, headword, candidate }) => headword === candidate.text || !exact.has(number))
}

/** As the calls answer it. */
export const lemmaOf = ({ headword, lock, candidate: { lang, pos, isPart } }: FoundCandidate): Lemma => ({
  headword,
  lang,
  ...(pos && { pos }),
  dict_type: lock === 1 ? 'premium' : 'non-premium',
  ...(isPart && { isPart }),
})
