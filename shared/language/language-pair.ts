import type { LanguageId } from './language-id.ts'

export type LanguagePair = { fromId: LanguageId; toId: LanguageId }

/** What the rules of this file need to know of a pair that can be picked. */
type PairOption = LanguagePair & { monoDirectional: boolean }

/** Spec: search §9 (LANG-001). */
export const DEFAULT_LANGUAGE_PAIR: LanguagePair = { fromId: 'fi', toId: 'en' }

/** Pairs shown before "show all". Spec: search §9 (LANG-017). */
export const TOP_PRIORITY_PAIRS = 6

/** Rank of a language that the brand does not list. Spec: search §9 (LANG-018). */
export const RANK_OUTSIDE_PRIORITY = 100

/** The pair the other way round, whatever else it carries. Spec: search §4 (LANG-035). */
export const swapped = <Pair extends LanguagePair>(pair: Pair): Pair => ({ ...pair, fromId: pair.toId, toId: pair.fromId })

/** Whether both are the same pair in the same direction. */
export const isSamePair = (one: LanguagePair, other: LanguagePair): boolean => one.fromId === other.fromId && one.toId === other.toId

/** Whether the pair is one language looked up in itself, as a monolingual dictionary is. */
export const isSingleLanguage = ({ fromId, toId }: LanguagePair): boolean => fromId === toId

/** Whether the direction can be turned: not of a one-way pair, nor of one language. Spec: search §4 (LANG-036). */
export const canSwap = (pair: PairOption): boolean => !pair.monoDirectional && !isSingleLanguage(pair)

/**
 * The pairs without their reverse duplicates, best first by the brand's priority languages; of two directions the one
 * that comes first by priority is kept. One-way pairs are no duplicates, since they offer no swap. Spec: search §9 (LANG-017 … LANG-019).
 */
export function prioritisedPairs<Option extends PairOption>(options: readonly Option[], priority: readonly LanguageId[]): Option[] {
  const ordered = options.toSorted((a, b) => pairRank(a, priority) - pairRank(b, priority))
  return ordered.filter((option, index) => !canSwap(option) || !hasReverse(ordered.slice(0, index), option))
}

/** The pairs shown before "show all". Spec: search §9 (LANG-017). */
export const topPriorityPairs = <Option extends PairOption>(options: readonly Option[], priority: readonly LanguageId[]): Option[] =>
  prioritisedPairs(options, priority).slice(0, TOP_PRIORITY_PAIRS)

const hasReverse = (earlier: readonly PairOption[], option: PairOption) =>
  earlier.some((other) => canSwap(other) && isSamePair(other, swapped(option)))

/** A pair is as prominent as its two languages together; the source decides between equals. */
const pairRank = ({ fromId, toId }: LanguagePair, priority: readonly LanguageId[]) =>
  languageRank(fromId, priority) + languageRank(toId, priority) + languageRank(fromId, priority) / 1000

/** The language's place in the brand's list, 100 outside it. Spec: search §9 (LANG-018). */
export function languageRank(id: LanguageId, priority: readonly LanguageId[]): number {
  const place = priority.indexOf(id)
  return place === -1 ? RANK_OUTSIDE_PRIORITY : place
}

/**
 * The pair that the plain picker starts from: the current one, or the default where the current one is a single language,
 * one-way or locked. Spec: search §4 (LANG-034).
 */
export const pickerPair = (current: PairOption & { locked: boolean }, fallback: LanguagePair): LanguagePair =>
  canSwap(current) && !current.locked ? { fromId: current.fromId, toId: current.toId } : fallback
