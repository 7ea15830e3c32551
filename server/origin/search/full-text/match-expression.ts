import { scopeWord, UNMARKED, unmarkedKey } from '#shared/search/text-words.ts'
import type { AskedScope } from '../asked-scopes.ts'
import type { FullTextTerm } from './full-text-query.ts'

/** How closely words must match: marks as typed, or passed over. */
export type MarkRule = 'as typed' | 'passed over'

export type MatchOptions = { scopes: readonly AskedScope[]; hasPremium: boolean; marks: MarkRule }

/**
 * The FTS5 expression for a query. All of it is quoted words of letters and digits, so nothing typed can be syntax.
 * Callers without premium are asked about open texts only. Spec: search engine design §3, §4.
 */
export function matchExpression(terms: readonly FullTextTerm[], { scopes, hasPremium, marks }: MatchOptions): string {
  const words = terms.map((term) => (marks === 'as typed' ? phrase(term.keys, term) : unmarkedTerm(term)))
  return `${hasPremium ? '' : 'open : '}(${words.join(' AND ')}) AND (${scopes.flatMap(scopePhrase).join(' OR ')})`
}

/** Words in a row are in the index with their marks only. */
function unmarkedTerm(term: FullTextTerm): string {
  if (term.keys.length > 1) return phrase(term.keys, term)
  const key = unmarkedKey(term.keys[0])
  return `(${phrase([key], term)} OR ${phrase([UNMARKED + key], term)})`
}

const phrase = (keys: readonly string[], { isPrefix }: FullTextTerm) => `"${keys.join(' ')}"${isPrefix ? ' *' : ''}`

/** Every scope has words at the folded level, whose id is four times the base and one. */
const scopePhrase = ({ levels: [, folded] }: AskedScope) => (folded === undefined ? [] : [`"${scopeWord(Math.floor(folded / 4))}"`])
