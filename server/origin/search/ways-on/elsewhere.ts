import type { Elsewhere } from '#shared/api/ways-on.ts'
import { plainTitle } from '#shared/dictionary/dictionary-title.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import type { Database } from '../../storage/database.ts'
import { DEFAULT_DICTIONARY, type ScopeRequest } from '../asked-scopes.ts'
import { type CatalogueDictionary, type CatalogueScope, isCustomerData, isVisibleTo } from '../catalogue.ts'
import { typedKeys } from '../typed-keys.ts'
import { MOST_WAYS, type WayRequest } from './way-request.ts'
import { scopesWithWord } from './ways-on-queries.ts'

/** More scopes than any installation has; a request for more looks in the first ones only. */
const MOST_SCOPES = 512

/**
 * Other directions and dictionaries that have exactly the word: directions of the same language first, then the opposite one, then all
 * others, the commoner word first. A caller who may not open dictionaries is told of pairs only. Spec: decisions, "No result" (URL-042).
 */
export async function elsewhere(lexicon: Database, asked: WayRequest): Promise<Elsewhere[]> {
  const places = otherPlaces(asked).slice(0, MOST_SCOPES)
  const keysOf = typedKeys(asked.keyword)
  const keys = places.flatMap((place) =>
    keysOfPlace(place, keysOf(place.scope.src)).map(([scope, key]) => ({ place, asked: [scope, key] as const })),
  )
  const hits = await scopesWithWord(
    lexicon,
    keys.map((one) => one.asked),
  )
  const found = hits.flatMap(({ number, lock, weight }) => {
    const place = keys[number]?.place
    return place ? [{ ...place, lock, weight }] : []
  })
  const sorted = found.toSorted((a, b) => a.order - b.order || b.weight - a.weight || a.rank - b.rank)
  return (isPairSearch(asked.request) ? merged(sorted) : withoutTold(merged(sorted))).slice(0, MOST_WAYS)
}

const isPairSearch = ({ dictionaries }: ScopeRequest) => dictionaries.length === 0 || dictionaries.includes(DEFAULT_DICTIONARY)

/** To a reader of dictionaries, a pair says nothing more where one of its dictionaries is named. */
const withoutTold = (ways: readonly Elsewhere[]) =>
  ways.filter(
    ({ dictionary, fromId, toId }) =>
      dictionary !== undefined || !ways.some((way) => way.dictionary !== undefined && way.fromId === fromId && way.toId === toId),
  )

/** One scope to look in, and what it is to the reader: a direction of the default dictionaries, or a dictionary. */
type Place = { scope: CatalogueScope; dictionary: CatalogueDictionary | undefined; toId: LanguageId; order: number; rank: number }
type FoundPlace = Place & { lock: number; weight: number }

function otherPlaces({ catalogue, request, scopes, mayOpenDictionaries }: WayRequest): Place[] {
  const isOfPairs = isPairSearch(request)
  const searched = new Set(scopes.filter(({ side }) => side === 0).map(({ levels }) => levels[1]))
  return catalogue.scopes.flatMap((scope): Place[] => {
    if (searched.has(scope.levels[1])) return []
    const dictionary = scope.dictionary === undefined ? undefined : catalogue.dictionaries.get(scope.dictionary)
    const kind = kindOf(scope, dictionary, request)
    if (kind === 'none' || (kind === 'dictionary' && !mayOpenDictionaries)) return []
    // To a reader of the language pairs, a dictionary that the pairs look in anyway is nothing new.
    if (kind === 'dictionary' && isOfPairs && dictionary?.isDefault) return []
    const toId = targetOf(scope, dictionary, request)
    if (kind === 'pair' && isOfPairs && scope.src === request.from && toId === request.to) return []
    const isFirst = (kind === 'pair') === isOfPairs
    const place = { scope, toId, order: orderOf(scope.src, toId, request) * 2 + (isFirst ? 0 : 1), rank: dictionary?.rank ?? 0 }
    return [{ ...place, dictionary: kind === 'dictionary' ? dictionary : undefined }]
  })
}

/** A team's own default dictionary is part of the pair for its members, though it is in no scope that everyone shares. */
function kindOf(scope: CatalogueScope, dictionary: CatalogueDictionary | undefined, { teamId, hidesCustomerData }: ScopeRequest) {
  if (scope.kind === 'pair') return 'pair'
  if (!dictionary || !isVisibleTo(teamId, dictionary)) return 'none'
  if (!dictionary.isDefault || dictionary.body.teams === undefined) return 'dictionary'
  return hidesCustomerData && isCustomerData(dictionary) ? 'none' : 'pair'
}

/** Of a dictionary of many languages the one that was asked for, else its first other one. */
function targetOf({ src, tgt }: CatalogueScope, dictionary: CatalogueDictionary | undefined, { from, to }: ScopeRequest): LanguageId {
  if (tgt !== '*') return tgt
  const others = dictionary?.body.langs.filter((lang) => lang !== src) ?? []
  return [to, from].find((lang) => lang !== undefined && others.includes(lang)) ?? others[0] ?? src
}

function orderOf(src: LanguageId, toId: LanguageId, { from, to }: ScopeRequest): number {
  if (src === from) return toId === to ? 0 : 1
  return src === to && toId === from ? 2 : 3
}

const keysOfPlace = ({ scope: { levels } }: Place, { fold, loose }: { fold: string; loose: string }): (readonly [number, string])[] => [
  ...(levels[1] !== undefined && fold !== '' ? [[levels[1], fold] as const] : []),
  ...(levels[2] !== undefined && fold !== '' && fold === loose ? [[levels[2], loose] as const] : []),
]

/** Each direction and dictionary once; locked only where every hit is. */
function merged(places: readonly FoundPlace[]): Elsewhere[] {
  const byName = Map.groupBy(places, ({ scope, toId, dictionary }) => `${scope.src} ${toId} ${dictionary?.id ?? ''}`)
  return [...byName.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { scope, toId, dictionary } = first
    return {
      fromId: scope.src,
      toId,
      ...(dictionary ? { dictionary: { id: dictionary.body.id, name: plainTitle(dictionary.body.title) } } : {}),
      dict_type: same.every(({ lock }) => lock === 1) ? 'premium' : 'non-premium',
    }
  })
}
