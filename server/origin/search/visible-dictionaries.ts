import type { Dictionary, DictionaryGroup } from '#shared/dictionary/dictionary.ts'
import { pickerGroups } from '#shared/dictionary/picker-order.ts'
import { TEAM_GLOSSARIES_ID, teamGlossaryGroup } from '#shared/dictionary/team-glossary.ts'
import { type Catalogue, type CatalogueDictionary, isVisibleTo } from './catalogue.ts'

export type VisibleDictionaries = { dictionaries: Dictionary[]; groups: DictionaryGroup[] }

/** All dictionaries and groups that a caller of that team may see, groups in the picker's order. Spec: requirements PICK-007, PICK-011, PICK-035. */
export function visibleDictionaries(catalogue: Catalogue, teamId: string | undefined): VisibleDictionaries {
  const visible = [...catalogue.dictionaries.values()].filter((dictionary) => isVisibleTo(teamId, dictionary))
  return { dictionaries: visible.map(({ body }) => body), groups: pickerGroups(groupsFor(catalogue, visible)) }
}

/**
 * The groups for a caller who sees those dictionaries, internal ones and separators too: a group keeps its visible members, its languages
 * are theirs together, one of type all has every dictionary, and a group without any is left out. Spec: requirements PICK-036.
 */
export function groupsFor({ groups }: Catalogue, visible: readonly CatalogueDictionary[]): DictionaryGroup[] {
  const bodies = visible.map(({ body }) => body)
  const glossaries = bodies.filter(({ type, teams }) => type === 'glossary' && teams !== undefined)
  return [
    ...groups.filter(({ id }) => id !== TEAM_GLOSSARIES_ID).map((group) => withVisibleMembers(group, bodies)),
    teamGlossaryGroup(glossaries),
  ].filter(({ type, dictionaries }) => type === 'separator' || dictionaries.length > 0)
}

function withVisibleMembers(group: DictionaryGroup, visible: readonly Dictionary[]): DictionaryGroup {
  const members = group.type === 'all' ? visible : visible.filter(({ id }) => group.dictionaries.includes(id))
  return { ...group, dictionaries: members.map(({ id }) => id), langs: [...new Set(members.flatMap(({ langs }) => langs))] }
}
