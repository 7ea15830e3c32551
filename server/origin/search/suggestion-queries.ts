import type { LanguageId } from '#shared/language/language-id.ts'
import type { Database } from '../storage/database.ts'
import type { AskedScope } from './asked-scopes.ts'
import { type TypedKeys, typedKeys } from './typed-keys.ts'

/** How a row came to be found: the whole key is the typed one, or it begins with it at the raw, the folded or the loose level. */
export type MatchStep = 0 | 1 | 2 | 3

/** A distinct (headword, language). `lock` 1: in premium dictionaries only. `weight` is 0..255. */
export type SuggestionRow = { headword: string; lang: LanguageId; side: 0 | 1; step: MatchStep; weight: number; lock: 0 | 1 }

export type SuggestionQuery = { scopes: readonly AskedScope[]; typed: string; limit: number }

/** Sorts after every key that begins with what stands before it. */
const PAST_ANY = '\u{10FFFF}'

/** How many headwords a top-prefix row lists first; a longer list needs its other column too. */
const TOP_FIRST = 10

/**
 * One statement for a keystroke, whatever the number of scopes. For each scope: the ready-made best headwords of the prefix,
 * or, where the prefix has none, its at most 128 rows; and always the rows of the whole key. Driven from materialised tables
 * by CROSS JOIN, so that the work is bounded (search engine design §4). What is cut off at the limit is cut in the same order
 * in which the index cuts its lists: heavier, shorter, by code point.
 */
const suggestionsSql = (lists: readonly ('first' | 'rest')[]) => `
WITH asked(scope, prefix, past, lang, side, step) AS MATERIALIZED (
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each(?1)
), top AS MATERIALIZED (
  SELECT asked.*, ${lists.map((list) => `top_prefix.${list}`).join(', ')}
    FROM asked LEFT JOIN top_prefix ON top_prefix.scope = asked.scope AND top_prefix.prefix = asked.prefix
)
SELECT headword, lang, min(side) AS side, min(step) AS step, max(weight) AS weight, min(lock) AS lock
  FROM (
    ${lists
      .map(
        (list) => `SELECT item.value ->> 0 AS headword, lang, side, step, item.value ->> 1 AS weight, item.value ->> 2 AS lock
      FROM top CROSS JOIN json_each(top.${list}) AS item WHERE top.first IS NOT NULL
    UNION ALL `,
      )
      .join('')}
    SELECT found.headword, lang, side, CASE WHEN found.key = prefix THEN 0 ELSE step END, found.weight, found.lock
      FROM top CROSS JOIN headword_scope AS found ON found.scope = top.scope AND found.key >= top.prefix AND found.key < top.past
     WHERE top.first IS NULL
    UNION ALL
    SELECT found.headword, lang, side, 0, found.weight, found.lock
      FROM top CROSS JOIN headword_scope AS found ON found.scope = top.scope AND found.key = top.prefix
     WHERE top.first IS NOT NULL
  )
 GROUP BY headword, lang
 ORDER BY headword = ?2 DESC, side, step, weight DESC, length(headword), headword
 LIMIT ?3`

export const FIRST_SUGGESTIONS_SQL = suggestionsSql(['first'])
export const ALL_SUGGESTIONS_SQL = suggestionsSql(['first', 'rest'])

/** Headwords that begin with what was typed, the best ones up to the limit. `typed` is a clean keyword without wildcards. */
export async function suggestionRows(lexicon: Database, { scopes, typed, limit }: SuggestionQuery): Promise<SuggestionRow[]> {
  const asked = askedKeys(scopes, typed)
  if (asked.length === 0) return []
  const sql = limit > TOP_FIRST ? ALL_SUGGESTIONS_SQL : FIRST_SUGGESTIONS_SQL
  return lexicon.all<SuggestionRow>(sql, [JSON.stringify(asked), typed, limit])
}

/**
 * `?` is one character. For each scope and each character that follows the prefix: the rows of the key they make together.
 * It skips from one following character to the next instead of reading all that lies between, so it is bounded by the alphabet.
 */
export const ONE_MORE_CHARACTER_SQL = `
WITH RECURSIVE asked(scope, prefix, past, lang, side, step) AS MATERIALIZED (
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each(?1)
), next(scope, prefix, past, lang, side, step, key) AS (
  SELECT asked.*, (SELECT min(key) FROM headword_scope WHERE scope = asked.scope AND key > asked.prefix AND key < asked.past) FROM asked
  UNION ALL
  SELECT scope, prefix, past, lang, side, step,
         (SELECT min(key) FROM headword_scope AS later WHERE later.scope = next.scope AND later.key < next.past
             AND later.key >= next.prefix || char(unicode(substr(next.key, length(next.prefix) + 1)) + 1))
    FROM next WHERE next.key IS NOT NULL
   LIMIT 10000
)
SELECT found.headword, next.lang, min(next.side) AS side, min(next.step) AS step, max(found.weight) AS weight, min(found.lock) AS lock
  FROM next CROSS JOIN headword_scope AS found
    ON found.scope = next.scope AND found.key = substr(next.key, 1, length(next.prefix) + 1)
 GROUP BY found.headword, next.lang
 ORDER BY side, step, weight DESC, length(found.headword), found.headword
 LIMIT ?2`

/** Headwords of exactly one character more than what was typed, at the level they were found at. */
export async function oneMoreCharacterRows(lexicon: Database, { scopes, typed, limit }: SuggestionQuery): Promise<SuggestionRow[]> {
  const asked = askedKeys(scopes, typed)
  return asked.length === 0 ? [] : lexicon.all<SuggestionRow>(ONE_MORE_CHARACTER_SQL, [JSON.stringify(asked), limit])
}

type AskedKey = readonly [scope: number, prefix: string, past: string, lang: LanguageId, side: 0 | 1, step: MatchStep]

function askedKeys(scopes: readonly AskedScope[], typed: string): AskedKey[] {
  const keysOf = typedKeys(typed)
  return scopes.flatMap((scope) => levelsAsked(scope, keysOf(scope.lang)))
}

/**
 * A scope's key levels that the typed text is looked for in. Marks that were typed are honoured first (raw); the language's own
 * letters are never dropped (fold); they are passed over only when nothing typed has one (loose): *aiti* finds *äiti*, not the reverse.
 */
function levelsAsked({ levels, lang, side }: AskedScope, { raw, fold, loose }: TypedKeys): AskedKey[] {
  const asked: AskedKey[] = []
  const ask = (scope: number | undefined, key: string, step: MatchStep) => {
    if (scope !== undefined && key !== '') asked.push([scope, key, key + PAST_ANY, lang, side, step])
  }
  if (raw !== fold) ask(levels[0], raw, 1)
  ask(levels[1], fold, 2)
  if (fold === loose) ask(levels[2], loose, 3)
  return asked
}
