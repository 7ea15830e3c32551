import { MAX_GROUP_DICTIONARIES } from '#shared/preferences/group-cookie.ts'

/** Why a group of so many dictionaries cannot be saved; undefined when it can. Spec: search §5 (PICK-028, PICK-030, PICK-031). */
export function groupProblem(
  count: number,
  { nothingSelected, tooMany }: { nothingSelected: string; tooMany: string },
): string | undefined {
  if (count === 0) return nothingSelected
  return count > MAX_GROUP_DICTIONARIES ? tooMany : undefined
}
