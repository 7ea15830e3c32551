import { matchesLanguageFilter, type NamesOf } from './language-filter.ts'
import type { LanguageId } from './language-id.ts'
import { languageRank, prioritisedPairs, topPriorityPairs } from './language-pair.ts'
import type { PairOption, SingleOption } from './picker-option.ts'

export type PickerListInput = {
  pairs: readonly PairOption[]
  singles: readonly SingleOption[]
  priority: readonly LanguageId[]
  filter: string
  showsAll: boolean
  namesOf: NamesOf
}

/** `pairCount` counts the pairs that would be shown without the limit. */
export type PickerList = { pairs: PairOption[]; pairCount: number; singles: SingleOption[] }

/**
 * What the picker lists: of pairs the six that come first by priority until all are asked for or a filter is typed, and single languages.
 * The filter sees both directions of a pair, so that either language finds it; of two that match, one is listed. Spec: search §5, §9 (LANG-015 … LANG-019).
 */
export function pickerList({ pairs, singles, priority, filter, showsAll, namesOf }: PickerListInput): PickerList {
  const isFiltered = filter.trim() !== ''
  const matching = pairs.filter((pair) => matchesLanguageFilter(pair, filter, namesOf))
  const listed = prioritisedPairs(matching, priority)
  return {
    pairs: isFiltered || showsAll ? listed : topPriorityPairs(matching, priority),
    pairCount: listed.length,
    singles: singles
      .filter((single) => matchesLanguageFilter(single, filter, namesOf))
      .toSorted((a, b) => languageRank(a.id, priority) - languageRank(b.id, priority)),
  }
}
