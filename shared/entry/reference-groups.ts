import { isBlank } from '#shared/text/blank.ts'
import type { Reference } from './translation-schema.ts'

export type ReferenceGroupName = 'see' | 'compare' | 'as-is'
export type ReferenceGroup = { name: ReferenceGroupName; references: Reference[] }

/** Spec: entries §5 (REF-004). */
const ORDER: readonly ReferenceGroupName[] = ['see', 'compare', 'as-is']

/** The references in their groups: see, compare, as-is; groups without members left out. Spec: entries §3, §5 (REF-002, REF-004, REF-007). */
export function referenceGroups(references: readonly Reference[]): ReferenceGroup[] {
  const drawn = references.filter(({ target, prec_text, tail }) => !isBlank(target) || !isBlank(prec_text) || !isBlank(tail))
  return ORDER.map((name) => ({ name, references: drawn.filter((reference) => groupOf(reference) === name) })).filter(
    (group) => group.references.length > 0,
  )
}

function groupOf({ prec_text }: Reference): ReferenceGroupName {
  const text = (prec_text ?? '').trim().toLowerCase()
  if (text === '' || text === 'see') return 'see'
  return text === 'compare' ? 'compare' : 'as-is'
}

/** How a reference is drawn: its own web address, a link to its word, or plain text when it has no target. Spec: entries §3 (REF-003, REF-007). */
export type ReferenceTarget = { type: 'url'; url: string } | { type: 'word'; word: string } | { type: 'text' }

/** Spec: entries §3 (REF-003, REF-007). */
export function referenceTarget({ target, target_url }: Pick<Reference, 'target' | 'target_url'>): ReferenceTarget {
  if (target_url !== undefined && /^https?:\/\/[^/\s]/i.test(target_url)) return { type: 'url', url: target_url }
  return isBlank(target) ? { type: 'text' } : { type: 'word', word: target }
}
