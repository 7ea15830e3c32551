import { languageName } from '#client/i18n/language-names.ts'
import type { LanguagePairOption } from '#shared/api/search.ts'
import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { canSwap, isSamePair, type LanguagePair, pickerPair, swapped } from '#shared/language/language-pair.ts'
import { INTL_LOCALE, type Locale } from '#shared/language/locale.ts'
import { buildSearchUrl } from '#shared/search/search-url.ts'
import { pairOf } from './search-languages.ts'
import type { AnySearch } from './search-request.ts'

type Option = LanguagePair & { monoDirectional?: boolean; locked?: boolean }

/** A language of one side; locked when all its pairs are (LANG-013). */
export type SideChoice = { id: LanguageId; locked: boolean }

/** Languages one can search from: of two-way pairs both ends. */
export const sourcesOf = (pairs: readonly Option[], locale: Locale) => sideOf(directionsOf(pairs), 'fromId', locale)

/** Languages one can search into. */
export const targetsOf = (pairs: readonly Option[], locale: Locale) => sideOf(directionsOf(pairs), 'toId', locale)

const directionsOf = (pairs: readonly Option[]) => pairs.flatMap((pair) => (pair.monoDirectional ? [pair] : [pair, swapped(pair)]))

function sideOf(directions: readonly Option[], side: 'fromId' | 'toId', locale: Locale): SideChoice[] {
  const open = new Map<LanguageId, boolean>()
  for (const direction of directions) open.set(direction[side], open.get(direction[side]) === true || !direction.locked)
  const { compare } = collatorOf(locale)
  return [...open]
    .map(([id, isOpen]) => ({ id, locked: !isOpen }))
    .toSorted((a, b) => compare(languageName(a.id, locale), languageName(b.id, locale)))
}

const collators = new Map<Locale, Intl.Collator>()

/** Kept, since making one costs more than the sorting. */
function collatorOf(locale: Locale): Intl.Collator {
  const collator = collators.get(locale) ?? new Intl.Collator(INTL_LOCALE[locale])
  collators.set(locale, collator)
  return collator
}

/** Whether the pair, in either direction that it has, is among the options. */
export const offersPair = (pairs: readonly Option[], { fromId, toId }: LanguagePair): boolean =>
  optionOf(pairs, { fromId, toId }) !== undefined

/** The option that the pair is, in its own direction first. */
export const optionOf = (pairs: readonly Option[], pair: LanguagePair): Option | undefined =>
  pairs.find((one) => isSamePair(one, pair)) ?? pairs.find((one) => !one.monoDirectional && isSamePair(swapped(one), pair))

/** What version 1 starts from: a pair of which nothing is known stays (LANG-034). */
export function plainPickerPair(pair: LanguagePair, pairs: readonly Option[], fallback: LanguagePair): LanguagePair {
  const { monoDirectional = false, locked = false } = optionOf(pairs, pair) ?? {}
  return pickerPair({ ...pair, monoDirectional, locked }, fallback)
}

const OTHER_PAIRS = 4

/** Pairs from the same language, for a pair that nothing has. */
export function otherPairsOf(search: AnySearch, pairs: readonly Option[]): LanguagePair[] {
  const from = pairOf(search)?.fromId
  if (from === undefined) return []
  const targets = directionsOf(pairs).flatMap(({ fromId, toId }) => (fromId === from ? [toId] : []))
  return [...new Set(targets)].slice(0, OTHER_PAIRS).map((toId) => ({ fromId: from, toId }))
}

/** The same search the other way round, in one direction only; undefined where there is no other way (LANG-035, LANG-036, SRCH-043). */
export function swappedHref(
  search: AnySearch,
  pairs: readonly LanguagePairOption[],
  dictionaries: readonly Dictionary[],
): string | undefined {
  const pair = pairOf(search)
  if (pair === undefined || !isTwoWay(search, pair, pairs, dictionaries)) return undefined
  const turned = { ...swapped(pair) }
  const { linkType: _, ...lasting } = search
  if (lasting.type === 'language-pair') return buildSearchUrl({ ...lasting, ...turned, unidir: true })
  return buildSearchUrl({ ...lasting, langs: { type: 'pair', ...turned }, unidir: true })
}

function isTwoWay(
  search: AnySearch,
  pair: LanguagePair,
  pairs: readonly LanguagePairOption[],
  dictionaries: readonly Dictionary[],
): boolean {
  if (search.type !== 'language-pair') {
    const type = dictionaries.find(({ id }) => id === search.dictionaryId)?.type
    return canSwap({ ...pair, monoDirectional: type === 'monoDirectional' })
  }
  const option = pairs.find((one) => isSamePair(one, pair) || isSamePair(swapped(one), pair))
  return option !== undefined && canSwap(option)
}
