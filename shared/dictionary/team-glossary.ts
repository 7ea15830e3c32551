import type { LanguageId } from '#shared/language/language-id.ts'
import type { Dictionary, DictionaryGroup } from './dictionary.ts'

/** A dictionary that a team keeps in its editor, as the editor lists it. Spec: search §3 (PICK-006). */
export type EditorDictionary = { name: string; languages: readonly LanguageId[] }

/** Spec: search §3 (PICK-007). */
export const TEAM_GLOSSARIES_ID = 'team-glossaries'

/** Stands where a title would: the key of the message that is shown. Spec: search §3 (PICK-007). */
export const TEAM_GLOSSARIES_TITLE_KEY = 'DICT_GROUP_GLOSSARIES'

/** The id under which a team knows its own glossary. Spec: search §3 (PICK-006). */
export const teamGlossaryId = (teamId: string, name: string): string => teamId + name.toLowerCase()

/** The glossaries of a team, made of its editor's dictionaries; without a team there are none. Spec: search §3, §6 (PICK-006, PICK-008). */
export function teamGlossaries(dictionaries: readonly EditorDictionary[], teamId: string | undefined): Dictionary[] {
  if (teamId === undefined) return []
  return dictionaries.map(({ name, languages }) => ({
    id: teamGlossaryId(teamId, name),
    type: 'glossary',
    title: name,
    langs: [...languages],
    teams: [teamId],
    disableSearchFeatures: true,
  }))
}

/** The group that holds a team's glossaries. Spec: search §3 (PICK-007). */
export const teamGlossaryGroup = (glossaries: readonly Dictionary[]): DictionaryGroup => ({
  id: TEAM_GLOSSARIES_ID,
  type: 'glossaries',
  title: TEAM_GLOSSARIES_TITLE_KEY,
  dictionaries: glossaries.map(({ id }) => id),
  langs: [...new Set(glossaries.flatMap(({ langs }) => langs))],
})

type Lists = { dictionaries: readonly Dictionary[]; groups: readonly DictionaryGroup[] }

/** The lists with the team's glossaries in them: those that a back end leaves out are added, and so is their group. Spec: search §7 (PICK-009). */
export function withTeamGlossaries({ dictionaries, groups }: Lists, glossaries: readonly Dictionary[]): Lists {
  const known = new Set(dictionaries.map(({ id }) => id))
  const missing = glossaries.filter(({ id }) => !known.has(id))
  if (missing.length === 0) return { dictionaries, groups }
  const others = groups.filter(({ id }) => id !== TEAM_GLOSSARIES_ID)
  return { dictionaries: [...dictionaries, ...missing], groups: [...others, teamGlossaryGroup(glossaries)] }
}
