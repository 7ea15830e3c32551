import { rawKey } from '#shared/search/search-keys.ts'
import type { FrequencyList } from './frequency-list.ts'
import type { Headword } from './headword-table.ts'

export const MAX_WEIGHT = 255

type Weighed = Pick<Headword, 'text' | 'lang' | 'senses' | 'translations' | 'dictionaries' | 'isName'>

/**
 * How much a headword is worth among those that begin alike, 0 to 255. A property of (language, headword), so that the best
 * of several dictionaries are the best of each one's best. Spec: search engine design §7.
 *
 * With a frequency list of its language, the listed words are above all others.
 */
export function headwordWeight(headword: Weighed, frequencies?: FrequencyList): number {
  const structural = structuralWeight(headword)
  if (!frequencies) return structural
  const count = frequencies.countOf(rawKey(headword.text))
  if (count === 0) return Math.floor((structural * UNLISTED_MAX_WEIGHT) / MAX_WEIGHT)
  const share = Math.log1p(count) / Math.log1p(frequencies.highestCount)
  const above = Math.round((MAX_WEIGHT - UNLISTED_MAX_WEIGHT - 1) * share) - (isNameLike(headword) ? NAME_STEPS : 0)
  return UNLISTED_MAX_WEIGHT + 1 + Math.max(0, above)
}

/** The lists know no capitals, so that House would weigh as much as house. */
const NAME_STEPS = 16

const UNLISTED_MAX_WEIGHT = 95

/** Fixed, so that a headword keeps its weight when a dictionary is added that does not have it. */
const LOWEST_SCORE = -4
const STEPS_PER_POINT = 16

function structuralWeight(headword: Weighed): number {
  const weight = Math.round((structuralScore(headword) - LOWEST_SCORE) * STEPS_PER_POINT)
  return Math.min(MAX_WEIGHT, Math.max(0, weight))
}

/** The more a word means and the shorter it is, the more often it is looked for: rank correlation 0.45 to 0.61 with subtitle frequency. */
function structuralScore(headword: Weighed): number {
  const { text, senses, translations, dictionaries } = headword
  return Math.log1p(senses) + Math.log1p(translations) + 0.5 * dictionaries - 0.12 * text.length - penalty(headword)
}

function penalty(headword: Weighed): number {
  const forName = isNameLike(headword) ? 1 : 0
  const forPhrase = headword.text.includes(' ') ? 1 : 0
  const forAffix = AFFIX.test(headword.text) ? 2 : 0
  return forName + forPhrase + forAffix
}

const AFFIX = /^[-–‑]|[-–‑]$/u
const CAPITAL = /^\p{Lu}/u

/** Nouns are capitalised in German and Luxembourgish. */
const isNameLike = ({ text, lang, isName }: Weighed) => isName || (lang !== 'de' && lang !== 'lb' && CAPITAL.test(text))
