import { languageName } from '#client/i18n/language-names.ts'
import type { LanguagePairOption } from '#shared/api/search.ts'
import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { canSwap, isSamePair, type LanguagePair, swapped } from '#shared/language/language-pair.ts'
import { INTL_LOCALE, type Locale } from '#shared/language/locale.ts'
import { buildSearchUrl } from '#shared/search/search-url.ts'
import { pairOf } from './search-languages.ts'
import type { AnySearch } from './search-request.ts'

type Option = LanguagePair & { monoDirectional?: boolean; locked?: boolean }

/** Languages one can search from: of two-way pairs both ends. */
export const sourcesOf = (pairs: readonly Option[], locale: Locale) =>
  byName(
    pairs.flatMap((pair) => [pair.fromId, ...otherEnd(pair, pair.toId)]),
    locale,
  )

/** Languages one can search into. */
export const targetsOf = (pairs: readonly Option[], locale: Locale) =>
  byName(
    pairs.flatMap((pair) => [pair.toId, ...otherEnd(pair, pair.fromId)]),
    locale,
  )

const otherEnd = ({ monoDirectional = false }: Option, id: LanguageId) => (monoDirectional ? [] : [id])

function byName(ids: readonly LanguageId[], locale: Locale): LanguageId[] {
  const { compare } = collatorOf(locale)
  return [...new Set(ids)].toSorted((a, b) => compare(languageName(a, locale), languageName(b, locale)))
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
  pairs.some((pair) => isSamePair(pair, { fromId, toId }) || (!pair.monoDirectional && isSamePair(swapped(pair), { fromId, toId })))

const OTHER_PAIRS = 4

/** Pairs from the same language, for a pair that nothing has. */
export function otherPairsOf(search: AnySearch, pairs: readonly Option[]): LanguagePair[] {
  const from = pairOf(search)?.fromId
  if (from === undefined) return []
  const targets = pairs.flatMap((pair) => [
    ...(pair.fromId === from ? [pair.toId] : []),
    ...(pair.toId === from ? otherEnd(pair, pair.fromId) : []),
  ])
  return [...new Set(targets)].slice(0, OTHER_PAIRS).map((toId) => ({ fromId: from, toId }))
}

/** The same search the other way round, in one direction only; undefined where there is no other way (LANG-036, SRCH-043). */
export function swappedHref(
  search: AnySearch,
  pairs: readonly LanguagePairOption[],
  dictionaries: readonly Dictionary[],
): string | undefined {
  const pair = pairOf(search)
  if (pair === undefined || !isTwoWay(search, pair, pairs, dictionaries)) return undefined
  const turned = { ...swapped(pair) }
  const { linkType: _, ...lasting } = search
  if (lasting.type === 'language-pair') return buildSearchUrl({ ...lasting, ...turned, unidir: lasting.key !== '' })
  return buildSearchUrl({ ...lasting, langs: { type: 'pair', ...turned }, unidir: lasting.key !== '' })
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
