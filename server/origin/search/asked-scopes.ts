import type { LanguageId } from '#shared/language/language-id.ts'
import {
  type Catalogue,
  type CatalogueDictionary,
  type CatalogueScope,
  isCustomerData,
  isVisibleTo,
  type ScopeLevels,
} from './catalogue.ts'
import { groupsFor } from './visible-dictionaries.ts'

/** Where a search looks, as the caller asked. Spec: search §7. */
export type ScopeRequest = {
  from: LanguageId | undefined
  to: LanguageId | undefined
  /** Public ids of dictionaries and groups; empty or `default`: the default dictionaries of the pair. */
  dictionaries: readonly string[]
  /** The languages of a multilingual search; `all` for every one; empty when it is none. */
  entryLangs: readonly string[]
  /** Look in the direction asked for only (SRCH-043). */
  isOneWay: boolean
  teamId: string | undefined
  /** Leave the team's customer dictionaries out of the default dictionary (AC-027); asked by their id they answer all the same. */
  hidesCustomerData?: boolean
}

/** One scope to look in. Side 0 is the direction asked for, side 1 the opposite one. */
export type AskedScope = { side: 0 | 1; lang: LanguageId; levels: ScopeLevels; dictionary: number | undefined }

export const DEFAULT_DICTIONARY = 'default'

/** A request for more scopes than this looks in the first ones only, so that one keystroke stays bounded. */
export const MAX_SCOPES = 192

/**
 * The scopes a request means. Ids that nothing visible to the caller has are passed over, so that asking tells nothing.
 * Dictionaries of a team are in no shared scope; the caller's own are added one by one.
 */
export function askedScopes(catalogue: Catalogue, request: ScopeRequest): AskedScope[] {
  const ids = request.dictionaries.length > 0 ? request.dictionaries : [DEFAULT_DICTIONARY]
  const found = new Map<number, AskedScope>()
  for (const scope of new Set(ids).values().flatMap((id) => scopesOfId(catalogue, id, request))) {
    const side = sideOf(scope, request)
    if (side === undefined || (side === 1 && request.isOneWay)) continue
    found.set(scope.base, { side, lang: scope.src, levels: scope.levels, dictionary: scope.dictionary })
  }
  return [...found.values()].toSorted((a, b) => a.side - b.side).slice(0, MAX_SCOPES)
}

function scopesOfId(catalogue: Catalogue, id: string, request: ScopeRequest): CatalogueScope[] {
  const visible = [...catalogue.dictionaries.values()].filter((dictionary) => isVisibleTo(request.teamId, dictionary))
  if (id === DEFAULT_DICTIONARY) return defaultScopes(catalogue, visible, request)
  const dictionary = visible.find(({ body }) => body.id === id)
  return dictionary ? scopesOf(catalogue, [dictionary]) : scopesOfGroup(catalogue, id, visible)
}

/** The scopes that everyone shares, and those of the team's own dictionaries, which are in no shared one. */
function defaultScopes(catalogue: Catalogue, visible: readonly CatalogueDictionary[], { hidesCustomerData }: ScopeRequest) {
  const own = visible.filter(
    (dictionary) => dictionary.isDefault && isOfTeam(dictionary) && !(hidesCustomerData && isCustomerData(dictionary)),
  )
  return [...catalogue.scopes.filter(({ kind }) => kind === 'pair'), ...scopesOf(catalogue, own)]
}

/** A group that was indexed has scopes that its members share; of one put together on demand (all, a team's glossaries) each member answers. */
function scopesOfGroup(catalogue: Catalogue, id: string, visible: readonly CatalogueDictionary[]): CatalogueScope[] {
  const group = groupsFor(catalogue, visible).find((one) => one.id === id)
  if (!group) return []
  const shared = catalogue.scopes.filter((scope) => scope.kind === 'group' && scope.group === id)
  const members = visible.filter(({ body }) => group.dictionaries.includes(body.id))
  return [...shared, ...scopesOf(catalogue, shared.length > 0 ? members.filter(isOfTeam) : members)]
}

const isOfTeam = ({ body }: CatalogueDictionary) => body.teams !== undefined

function scopesOf({ scopes }: Catalogue, members: readonly CatalogueDictionary[]): CatalogueScope[] {
  const ids = new Set(members.map(({ id }) => id))
  return scopes.filter(({ dictionary }) => dictionary !== undefined && ids.has(dictionary))
}

function sideOf(scope: CatalogueScope, { from, to, entryLangs }: ScopeRequest): 0 | 1 | undefined {
  if (entryLangs.length > 0) return isAmong(scope, entryLangs) ? 0 : undefined
  if (from === undefined) return to === undefined || isInto(scope, to) ? 0 : undefined
  if (scope.src === from && (to === undefined || isInto(scope, to))) return 0
  return scope.src === to && isInto(scope, from) ? 1 : undefined
}

/** Whether the words are explained in `lang`. A monolingual dictionary that was asked for by name, or by a group that has it, answers whatever the other language is. */
const isInto = ({ kind, src, tgt }: CatalogueScope, lang: LanguageId) => tgt === lang || tgt === '*' || (kind !== 'pair' && tgt === src)

function isAmong({ src, tgt }: CatalogueScope, langs: readonly string[]): boolean {
  if (langs.includes('all')) return true
  return langs.includes(src) && (tgt === '*' || langs.includes(tgt))
}
