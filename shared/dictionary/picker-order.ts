/** The first group types of the picker; all others follow in the order given. Spec: search §6 (PICK-011). */
const FIRST_TYPES = ['all', 'user', 'glossaries']

/** The groups in the picker's order: all, user, glossaries, then the others as they come. Spec: search §6 (PICK-011). */
export const inPickerOrder = <Group extends { type: string }>(groups: readonly Group[]): Group[] =>
  groups.toSorted((a, b) => placeOf(a.type) - placeOf(b.type))

function placeOf(type: string): number {
  const place = FIRST_TYPES.indexOf(type)
  return place === -1 ? FIRST_TYPES.length : place
}
