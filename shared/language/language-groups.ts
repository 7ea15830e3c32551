import type { LanguageId } from './language-id.ts'

export type LanguageGroups = { priority: LanguageId[]; others: LanguageId[] }

/** A list of more than this many languages is easier to look through in groups. */
const MOST_WITHOUT_GROUPS = 10

/**
 * A list of languages in the groups of a grouped picker: those that the brand puts first, in the brand's order, and the others in the given
 * order; undefined for a list that is short, or that would be one group. Spec: search §2.2 (LANG-030, LANG-053).
 */
export function languageGroups(ids: readonly LanguageId[], priority: readonly LanguageId[]): LanguageGroups | undefined {
  const first = priority.filter((id) => ids.includes(id))
  const others = ids.filter((id) => !priority.includes(id))
  if (ids.length <= MOST_WITHOUT_GROUPS || first.length === 0 || others.length === 0) return undefined
  return { priority: first, others }
}
