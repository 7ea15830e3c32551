import { DEFAULT_DICTIONARY, type ScopeRequest } from './asked-scopes.ts'
import { type Catalogue, type CatalogueDictionary, isCustomerData, isVisibleTo } from './catalogue.ts'
import { groupsFor } from './visible-dictionaries.ts'

type Request = Pick<ScopeRequest, 'dictionaries' | 'teamId' | 'hidesCustomerData'>

/** The dictionaries behind a request: those named, the members of groups named, or the default ones; never one that the caller may not see. */
export function askedDictionaries(catalogue: Catalogue, { dictionaries, teamId, hidesCustomerData }: Request): CatalogueDictionary[] {
  const visible = [...catalogue.dictionaries.values()].filter((dictionary) => isVisibleTo(teamId, dictionary))
  const ids = new Set(dictionaries.length > 0 ? dictionaries : [DEFAULT_DICTIONARY])
  const grouped = groupsFor(catalogue, visible).filter(({ id }) => ids.has(id))
  const named = new Set([...ids, ...grouped.flatMap((group) => group.dictionaries)])
  const isDefaultAsked = (dictionary: CatalogueDictionary) =>
    ids.has(DEFAULT_DICTIONARY) && dictionary.isDefault && !(hidesCustomerData && isCustomerData(dictionary))
  return visible.filter((dictionary) => named.has(dictionary.body.id) || isDefaultAsked(dictionary))
}
