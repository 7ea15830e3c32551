import { ALL_LANGUAGES, isLanguageId, type LanguageId, languageIdInAnyCase } from '#shared/language/language-id.ts'
import { languageIdOfName, languageNameOfId } from '#shared/language/language-url-name.ts'
import type { SearchLanguages } from './search-route.ts'

/** The languages that a langs segment names, before any dictionary is asked; which of names or ids it used. */
export type LanguageSegment =
  | { form: 'all' }
  | { form: 'names'; ids: readonly [LanguageId, LanguageId] }
  | { form: 'ids'; ids: readonly LanguageId[] }

/**
 * Reads a decoded langs segment: `all`, two names, or a list of ids without repeats; in any case of letters.
 * Undefined for anything else. Spec: search §2.1, §5 (URL-011 … URL-013, URL-031, URL-034).
 */
export function readLanguageSegment(segment: string): LanguageSegment | undefined {
  const text = segment.toLowerCase()
  if (text === ALL_LANGUAGES) return { form: 'all' }

  const [from, to, ...rest] = text.split('-').map(languageIdOfName)
  if (from && to && rest.length === 0) return { form: 'names', ids: [from, to] }

  const ids = readIds(segment.split('-'))
  if (!ids || new Set(ids).size < ids.length) return undefined
  return { form: 'ids', ids }
}

/** Two parts that together are an id are one (`fa-AF`); only as the table writes them, since `fa-af` is Persian and Afrikaans. */
function readIds(parts: readonly string[]): LanguageId[] | undefined {
  const ids: LanguageId[] = []
  for (let index = 0; index < parts.length; index += 1) {
    const joined = `${parts[index]}-${parts[index + 1]}`
    const id = isLanguageId(joined) ? joined : languageIdInAnyCase(parts[index] ?? '')
    if (!id) return undefined
    if (id === joined) index += 1
    ids.push(id)
  }
  return ids
}

/** The pair that a segment names, by names or by two ids, or undefined. Spec: search §5 (URL-039). */
export function readPair(segment: string): { fromId: LanguageId; toId: LanguageId } | undefined {
  const langs = readLanguageSegment(segment)
  if (!langs || langs.form === 'all' || langs.ids.length !== 2) return undefined
  const [fromId, toId] = langs.ids
  return fromId && toId && { fromId, toId }
}

/** `finnish-english`. */
export const pairOfNames = (fromId: LanguageId, toId: LanguageId): string => `${languageNameOfId(fromId)}-${languageNameOfId(toId)}`

/** The langs segment of a dictionary or group: names for a dictionary's pair, ids otherwise. Spec: search §2.1 (Contradictions C18). */
export function writeLanguageSegment(langs: SearchLanguages, kind: 'dictionary' | 'group'): string {
  if (langs.type === 'all') return ALL_LANGUAGES
  if (langs.type === 'list') return langs.ids.join('-')
  return kind === 'group' ? `${langs.fromId}-${langs.toId}` : pairOfNames(langs.fromId, langs.toId)
}
