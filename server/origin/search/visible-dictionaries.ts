import type { Dictionary, DictionaryGroup } from '#shared/dictionary/dictionary.ts'
import { type Catalogue, isVisibleTo } from './catalogue.ts'

export type VisibleDictionaries = { dictionaries: Dictionary[]; groups: DictionaryGroup[] }

/**
 * All dictionaries and groups that a caller of that team may see. A group keeps its visible members only, its languages are
 * theirs together, and a group without any is left out. Spec: requirements PICK-035, PICK-036.
 */
export function visibleDictionaries({ dictionaries, groups }: Catalogue, teamId: string | undefined): VisibleDictionaries {
  const visible = [...dictionaries.values()].filter((dictionary) => isVisibleTo(teamId, dictionary)).map(({ body }) => body)
  return {
    dictionaries: visible,
    groups: groups.map((group) => withVisibleMembers(group, visible)).filter(({ dictionaries: ids }) => ids.length > 0),
  }
}

function withVisibleMembers(group: DictionaryGroup, visible: readonly Dictionary[]): DictionaryGroup {
  const members = visible.filter(({ id }) => group.dictionaries.includes(id))
  return { ...group, dictionaries: members.map(({ id }) => id), langs: [...new Set(members.flatMap(({ langs }) => langs))] }
}
