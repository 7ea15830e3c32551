import type { LanguageId } from '#shared/language/language-id.ts'
import { type Catalogue, type CatalogueDictionary, type CatalogueScope, isVisibleTo, type ScopeLevels } from './catalogue.ts'

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
  for (const scope of new Set(ids).values().flatMap((id) => scopesOfId(catalogue, id, request.teamId))) {
    const side = sideOf(scope, request)
    if (side === undefined || (side === 1 && request.isOneWay)) continue
    found.set(scope.base, { side, lang: scope.src, levels: scope.levels, dictionary: scope.dictionary })
  }
  return [...found.values()].toSorted((a, b) => a.side - b.side).slice(0, MAX_SCOPES)
}

function scopesOfId({ dictionaries, groups, scopes }: Catalogue, id: string, teamId: string | undefined): CatalogueScope[] {
  const visible = [...dictionaries.values()].filter((dictionary) => isVisibleTo(teamId, dictionary))
  const ownScopes = (members: CatalogueDictionary[]) => {
    const ids = new Set(members.map((member) => member.id))
    return scopes.filter(({ dictionary }) => dictionary !== undefined && ids.has(dictionary))
  }
  const ofTeam = ({ body }: CatalogueDictionary) => body.teams !== undefined

  if (id === DEFAULT_DICTIONARY) {
    const own = ownScopes(visible.filter((dictionary) => dictionary.isDefault && ofTeam(dictionary)))
    return [...scopes.filter(({ kind }) => kind === 'pair'), ...own]
  }
  const dictionary = visible.find(({ body }) => body.id === id)
  if (dictionary) return ownScopes([dictionary])

  const group = groups.find((one) => one.id === id)
  if (!group) return []
  const own = ownScopes(visible.filter((member) => ofTeam(member) && group.dictionaries.includes(member.body.id)))
  return [...scopes.filter((scope) => scope.kind === 'group' && scope.group === id), ...own]
}

function sideOf(scope: CatalogueScope, { from, to, entryLangs }: ScopeRequest): 0 | 1 | undefined {
  if (entryLangs.length > 0) return isAmong(scope, entryLangs) ? 0 : undefined
  if (from === undefined) return to === undefined || isInto(scope, to) ? 0 : undefined
  if (scope.src === from && (to === undefined || isInto(scope, to))) return 0
  return scope.src === to && isInto(scope, from) ? 1 : undefined
}

/** Whether the words are explained in `lang`. A monolingual dictionary that was asked for by its id answers whatever the other language is. */
const isInto = ({ kind, src, tgt }: CatalogueScope, lang: LanguageId) =>
  tgt === lang || tgt === '*' || (kind === 'dictionary' && tgt === src)

function isAmong({ src, tgt }: CatalogueScope, langs: readonly string[]): boolean {
  if (langs.includes('all')) return true
  return langs.includes(src) && (tgt === '*' || langs.includes(tgt))
}
