import { displayPreferences } from '#shared/preferences/display-preferences.ts'
import type { Preferences } from '#shared/preferences/preferences-schema.ts'

/**
 * What the searches since `before` have changed, as a change to be made to other preferences; undefined when they are the same.
 * Spec: search §3, requirements SET-007.
 */
export function searchChange(before: Preferences, now: Preferences): ((other: Preferences) => Preferences) | undefined {
  if (JSON.stringify(searchOf(before)) === JSON.stringify(searchOf(now))) return undefined
  const { search_langs, search_langs_chosen, dictId } = now.dictionary
  const langs = dictId === null ? undefined : now.dictionary.dict[dictId]
  return (other) => ({
    ...other,
    dictionary: {
      ...other.dictionary,
      search_langs,
      search_langs_chosen,
      dictId,
      dict: withLanguages(other.dictionary.dict, dictId, langs),
    },
    local: { ...other.local, tab: now.local.tab },
  })
}

/** The group is not among it: whoever changes it saves it at once. */
function searchOf(preferences: Preferences) {
  const { languages, dictId, dictLangs, tab } = displayPreferences(preferences)
  return [languages, dictId, dictLangs, tab]
}

type LanguagesByDictionary = Preferences['dictionary']['dict']

/** As many dictionaries' languages as preferences hold: the one chosen last comes last, the oldest goes first. */
const KEPT_DICTIONARIES = 200

/** The languages chosen for each dictionary, with those of one of them; none: all that it has. */
export function withLanguages(
  before: LanguagesByDictionary,
  id: string | null,
  langs: LanguagesByDictionary[string] | undefined,
): LanguagesByDictionary {
  if (id === null) return before
  const others = Object.entries(before).filter(([other]) => other !== id)
  const chosen = langs === undefined || langs.length === 0 ? [] : [[id, langs] as const]
  return Object.assign(Object.create(null), Object.fromEntries([...others, ...chosen].slice(-KEPT_DICTIONARIES)))
}
