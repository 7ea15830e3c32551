import type { LanguageId } from '#shared/language/language-id.ts'
import type { Dictionary, DictionaryGroup, DictionaryType, LocalizedTitle } from './dictionary.ts'

/** What a search asks: one dictionary, or the dictionaries of a group. Spec: search §3 (PICK-036). */
export type DictionaryContext = {
  id: string
  kind: 'dictionary' | 'group'
  type: DictionaryType | DictionaryGroup['type']
  title: LocalizedTitle
  /** Ids of the dictionaries asked. */
  ids: readonly string[]
  /** Of a group, the union of its members' languages. */
  langs: readonly LanguageId[]
  primaryLanguages: readonly LanguageId[]
  disableSearchFeatures: boolean
}

/** Finds a dictionary, else a group, by id. */
export type DictionaryLookup = (id: string) => DictionaryContext | undefined

/** The virtual dictionary of the language-pair tab: the pair's default dictionaries. Spec: search §9 (PICK-016). */
export const DEFAULT_DICTIONARY_ID = 'default'
/** Spec: search §9 (PICK-017). */
export const GENERAL_ENGLISH_DICTIONARY_ID = 'mot.general.en'

export const DEFAULT_DICTIONARY: DictionaryContext = {
  id: DEFAULT_DICTIONARY_ID,
  kind: 'dictionary',
  type: 'default',
  title: '',
  ids: [DEFAULT_DICTIONARY_ID],
  langs: [],
  primaryLanguages: [],
  disableSearchFeatures: false,
}

/** Error code of a lookup that finds neither a dictionary nor a group: an id does not say which was meant. Spec: search §8 (PICK-032, PICK-033). */
export const DICTIONARY_NOT_FOUND = 'Dictionary with id not found'

/** The context of one dictionary. */
export const contextOfDictionary = (dictionary: Dictionary): DictionaryContext => ({
  id: dictionary.id,
  kind: 'dictionary',
  type: dictionary.type,
  title: dictionary.title,
  ids: [dictionary.id],
  langs: dictionary.langs,
  primaryLanguages: dictionary.primaryLanguages ?? [],
  disableSearchFeatures: dictionary.disableSearchFeatures ?? false,
})

/** The context of a group: members that are not in the list (hidden, removed) are passed over. Spec: search §3 (PICK-036). */
export function contextOfGroup(group: DictionaryGroup, dictionaries: readonly Dictionary[]): DictionaryContext {
  const members = dictionaries.filter(({ id }) => group.dictionaries.includes(id))
  const unionOf = (langs: readonly LanguageId[]) => [...new Set(langs)]
  return {
    id: group.id,
    kind: 'group',
    type: group.type,
    title: group.title,
    ids: group.dictionaries.filter((id) => members.some((member) => member.id === id)),
    langs: unionOf(members.flatMap(({ langs }) => langs)),
    primaryLanguages: unionOf(members.flatMap(({ primaryLanguages }) => primaryLanguages ?? [])),
    disableSearchFeatures: members.length > 0 && members.every(({ disableSearchFeatures }) => disableSearchFeatures),
  }
}

/** The reader's own group of dictionaries. Spec: search §3 (PICK-005). */
export const CUSTOM_GROUP_ID = 'custom'

/**
 * The reader's own group of the dictionaries that they can see; undefined when none of the chosen ids is one, so that the default
 * dictionary takes its place. Spec: search §3, §4 (PICK-005, PICK-023, PICK-036, PICK-037).
 */
export function customGroup(
  ids: readonly string[],
  dictionaries: readonly Dictionary[],
  title: LocalizedTitle,
): DictionaryGroup | undefined {
  const members = dictionaries.filter(({ id, type }) => ids.includes(id) && type !== 'separator')
  if (members.length === 0) return undefined
  return {
    id: CUSTOM_GROUP_ID,
    type: 'user',
    title,
    dictionaries: ids.filter((id) => members.some((member) => member.id === id)),
    langs: [...new Set(members.flatMap(({ langs }) => langs))],
    disableGrouping: true,
  }
}

/** A lookup over what the origin lists for the caller: dictionaries first, then groups. Spec: search §8 (PICK-034). */
export function dictionaryLookup(all: { dictionaries: readonly Dictionary[]; groups: readonly DictionaryGroup[] }): DictionaryLookup {
  const dictionaries = new Map(all.dictionaries.map((dictionary) => [dictionary.id, dictionary]))
  const groups = new Map(all.groups.map((group) => [group.id, group]))

  return function lookUpContext(id) {
    const dictionary = dictionaries.get(id)
    if (dictionary) return contextOfDictionary(dictionary)
    const group = groups.get(id)
    if (group) return contextOfGroup(group, all.dictionaries)
    return id === DEFAULT_DICTIONARY_ID ? DEFAULT_DICTIONARY : undefined
  }
}

/** The context of an id, the default dictionary when there is none. Spec: search §8 (PICK-034). */
export const contextOrDefault = (id: string, lookup: DictionaryLookup): DictionaryContext => lookup(id) ?? DEFAULT_DICTIONARY
