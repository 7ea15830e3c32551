/** The first group types of the picker; all others follow in the order given. Spec: search §6 (PICK-011). */
const FIRST_TYPES = ['all', 'user', 'glossaries']

/** The groups in the picker's order: all, user, glossaries, then the others as they come. Spec: search §6 (PICK-011). */
export const inPickerOrder = <Group extends { type: string }>(groups: readonly Group[]): Group[] =>
  groups.toSorted((a, b) => placeOf(a.type) - placeOf(b.type))

function placeOf(type: string): number {
  const place = FIRST_TYPES.indexOf(type)
  return place === -1 ? FIRST_TYPES.length : place
}

/**
 * The groups that the picker lists, in its order: internal ones are asked by their id only, and a separator stands between two groups.
 * Spec: search §2.2, §3 (PICK-004, PICK-011, PICK-019).
 */
export function pickerGroups<Group extends { type: string }>(groups: readonly Group[]): Group[] {
  const listed = inPickerOrder(groups.filter(({ type }) => type !== 'internal'))
  return listed.filter(({ type }, index) => type !== 'separator' || parts(listed, index))
}

/** Whether a separator has a group before it and one right after it. */
function parts(listed: readonly { type: string }[], index: number): boolean {
  const next = listed[index + 1]
  return next !== undefined && next.type !== 'separator' && listed.slice(0, index).some(({ type }) => type !== 'separator')
}
