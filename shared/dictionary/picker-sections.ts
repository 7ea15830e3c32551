import type { Dictionary, DictionaryGroup } from './dictionary.ts'
import { pickerGroups } from './picker-order.ts'

type Lists = { dictionaries: readonly Dictionary[]; groups: readonly DictionaryGroup[] }

/** One part of the picker, between two separators: groups to search whole, and dictionaries to search one by one. */
export type PickerSection = { groups: readonly DictionaryGroup[]; dictionaries: readonly Dictionary[] }

/**
 * The parts of the picker, none of them empty: all, the reader's own group, the glossaries with their group, the other groups, and the
 * other dictionaries. A separator among groups or dictionaries begins a part. Spec: search §2.2, §6 (PICK-011, PICK-018 … PICK-020).
 */
export function pickerSections({ dictionaries, groups }: Lists): PickerSection[] {
  const listed = pickerGroups(groups)
  const ofType = (type: string) => listed.filter((group) => group.type === type)
  const glossaries = new Set(ofType('glossaries').flatMap((group) => group.dictionaries))
  const [own, others] = [dictionaries.filter(({ id }) => glossaries.has(id)), dictionaries.filter(({ id }) => !glossaries.has(id))]
  return [
    { groups: ofType('all'), dictionaries: [] },
    { groups: ofType('user'), dictionaries: [] },
    { groups: ofType('glossaries'), dictionaries: own },
    ...parted(listed.filter(({ type }) => !FIRST.has(type))).map((part) => ({ groups: part, dictionaries: [] })),
    ...parted(others).map((part) => ({ groups: [], dictionaries: part })),
  ].filter((section) => section.groups.length + section.dictionaries.length > 0)
}

const FIRST: ReadonlySet<string> = new Set(['all', 'user', 'glossaries'])

/** A list in parts, cut where its separators stand. */
function parted<Item extends { type: string }>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [[]]
  for (const item of items) {
    if (item.type === 'separator') parts.push([])
    else parts.at(-1)?.push(item)
  }
  return parts
}

/** The dictionaries of one group that a reader may take into the own one; without a group those that no group has. */
export type ChoiceSection = { group: DictionaryGroup | undefined; dictionaries: readonly Dictionary[] }

/** What the reader's own group can be put together from: each dictionary once, in the first group that has it. Spec: search §2.2 (PICK-024). */
export function choiceSections({ dictionaries, groups }: Lists): ChoiceSection[] {
  const left = new Map(dictionaries.filter(({ type }) => type !== 'separator').map((dictionary) => [dictionary.id, dictionary]))
  const taken = (ids: readonly string[]) => {
    const found = ids.flatMap((id) => left.get(id) ?? [])
    for (const { id } of found) left.delete(id)
    return found
  }
  const offered = pickerGroups(groups).filter(({ type }) => !WHOLE.has(type))
  const sections = offered.map((group) => ({ group, dictionaries: taken(group.dictionaries) }))
  return [...sections, { group: undefined, dictionaries: [...left.values()] }].filter((section) => section.dictionaries.length > 0)
}

/** Groups that say nothing of what their dictionaries have in common. */
const WHOLE: ReadonlySet<string> = new Set(['all', 'user', 'custom', 'separator'])
