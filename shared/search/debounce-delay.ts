import type { AutocompleteDelays } from '#shared/brand/brand-config.ts'
import { keywordLength } from './keyword-rules.ts'

/** How long to wait, in ms, before a keyword of this length is asked for, by the brand's delays. Spec: search §9 (AC-011 … AC-014, AC-032). */
export function debounceDelay(keyword: string, delays: AutocompleteDelays): number {
  const byLength = [delays.otherwise, delays.length1, delays.length2, delays.length3]
  return byLength[keywordLength(keyword)] ?? delays.otherwise
}
