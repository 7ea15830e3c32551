import type { LanguageId } from '#shared/language/language-id.ts'
import { scopeToken } from '#shared/search/lex-tokens.ts'
import type { Database } from '../../storage/database.ts'

/**
 * Headwords by the tokens of their keys, in rank order, after the id at which the last page ended. The full-text index cuts the
 * list by scope before a row is read, so no more rows are read than asked for.
 */
export const LEX_CANDIDATES_SQL = `
SELECT lex.id, lex.lang, lex.headword, coalesce(lex.key, lex.headword) AS key, lex.weight
  FROM (SELECT rowid AS id FROM lex_token WHERE lex_token MATCH ?1 AND rowid > ?2 ORDER BY rowid LIMIT ?3) AS item
       CROSS JOIN lex ON lex.id = item.id`

/** A distinct (language, headword) at one key level. In order of id: heavier, then shorter, then by code point. */
export type LexRow = { id: number; lang: LanguageId; headword: string; key: string; weight: number }

/** One page of candidates. `match` is made by `matchOf`; the first page is after −1. */
export const lexCandidates = (lexicon: Database, page: { match: string; after: number; count: number }): Promise<LexRow[]> =>
  lexicon.all<LexRow>(LEX_CANDIDATES_SQL, [page.match, page.after, page.count])

/** What tokens a headword has to have. */
export type TokensAsked = string | { all: readonly TokensAsked[] } | { any: readonly TokensAsked[] }

/** A search for headwords that have all of the tokens, if any are asked for, and are in one of the scopes. */
export const matchOf = (scopes: readonly number[], tokens: readonly TokensAsked[]): string =>
  matchText({ all: [...tokens, { any: scopes.map(scopeToken) }] })

function matchText(tokens: TokensAsked): string {
  if (typeof tokens === 'string') return `"${tokens}"`
  return 'all' in tokens ? `(${tokens.all.map(matchText).join(' AND ')})` : `(${tokens.any.map(matchText).join(' OR ')})`
}

export const LEX_LOCKS_SQL = `
WITH asked(scope, lang) AS MATERIALIZED (SELECT value ->> 0, value ->> 1 FROM json_each(?1)),
     item(id, lang, key, headword) AS MATERIALIZED (SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?2))
SELECT item.id, min(found.lock) AS lock
  FROM item CROSS JOIN asked ON asked.lang = item.lang
       CROSS JOIN headword_scope AS found ON found.scope = asked.scope AND found.key = item.key AND found.headword = item.headword
 GROUP BY item.id`

export type ScopeAsked = { scope: number; lang: LanguageId }

/** By id: 1 where a headword is for premium readers only in all of the scopes that have it. */
export async function lexLocks(lexicon: Database, scopes: readonly ScopeAsked[], rows: readonly LexRow[]): Promise<Map<number, number>> {
  if (rows.length === 0) return new Map()
  const asked = scopes.map(({ scope, lang }) => [scope, lang])
  const items = rows.map(({ id, lang, key, headword }) => [id, lang, key, headword])
  const locks = await lexicon.all<{ id: number; lock: number }>(LEX_LOCKS_SQL, [JSON.stringify(asked), JSON.stringify(items)])
  return new Map(locks.map(({ id, lock }) => [id, lock]))
}
