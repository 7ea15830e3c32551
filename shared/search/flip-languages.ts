import { type LanguagePair, swapped } from '#shared/language/language-pair.ts'
import type { DictionarySearch, PairSearch } from './search-route.ts'

export type FlipQuestion = {
  hitsInSource: boolean
  hitsInTarget: boolean
  unidir: boolean
  monoDirectional: boolean
}

/** Whether the origin says flip: the word is only in the other language, and the pair can be searched that way. Spec: search §4 (SRCH-050). */
export const flipsLanguages = ({ hitsInSource, hitsInTarget, unidir, monoDirectional }: FlipQuestion): boolean =>
  !hitsInSource && hitsInTarget && !unidir && !monoDirectional

/**
 * The search with its languages exchanged when the answer says flip, else undefined.
 * A dictionary flips only when it has both directions. Spec: search §4 (SRCH-021, SRCH-022).
 */
export function flippedSearch<Search extends PairSearch | DictionarySearch>(
  search: Search,
  answer: { flipLangs: boolean },
  dictionaryType?: string,
) {
  if (!answer.flipLangs || search.unidir) return undefined
  if (search.type === 'language-pair') return swapped(search)
  if (dictionaryType !== 'biDirectional' || search.langs.type !== 'pair') return undefined
  return { ...search, langs: swapped<LanguagePair & { type: 'pair' }>(search.langs) }
}
