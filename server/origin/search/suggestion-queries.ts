import type { LanguageId } from '#shared/language/language-id.ts'
import type { Database } from '../storage/database.ts'
import type { AskedScope } from './asked-scopes.ts'
import { type TypedKeys, typedKeys } from './typed-keys.ts'

/** How a row came to be found: the whole key is the typed one, or it begins with it at the raw, the folded or the loose level. */
export type MatchStep = 0 | 1 | 2 | 3

/** `side * 4 + step`: rows of the asked direction (side 0) before those of the opposite one, and in each by step. */
export const placeOf = (side: 0 | 1, step: MatchStep): number => side * 4 + step
export const sideOfPlace = (place: number): number => place >> 2
export const stepOfPlace = (place: number): number => place & 3

/** A distinct (headword, language). `weight` is 0..255; `lock` 1: in premium dictionaries only. */
export type SuggestionRow = { headword: string; lang: LanguageId; place: number; weight: number; lock: number }

export type SuggestionQuery = { scopes: readonly AskedScope[]; typed: string; limit: number }

/** SQL: the last code point there is, so that `prefix || it` sorts after every key that begins with the prefix. */
const PAST_ANY = 'char(1114111)'

/** SQL: the place of a row whose whole key was typed. */
const WHOLE_KEY = '(place & 4)'

/** How many headwords a top-prefix row lists first, and in all. A longer list than the first needs its other column too. */
const TOP_FIRST = 10
const TOP_ALL = 50

/**
 * One statement for a keystroke, whatever the number of scopes. For each scope: the ready-made best headwords of the prefix,
 * or, where the prefix has none, its at most 128 rows; and always the rows of the whole key. Driven from materialised tables
 * by CROSS JOIN, so that the work is bounded (search engine design §4). What is cut off at the limit is cut in the same order
 * in which the index cuts its lists: heavier, shorter, by code point.
 *
 * Limits are written out: with a bound one SQLite prepares the statement anew for each call, which costs three times the search itself.
 */
const suggestionsSql = (lists: readonly ('first' | 'rest')[], limit: number) => `
WITH asked(scope, prefix, lang, place) AS MATERIALIZED (
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?1)
), top AS MATERIALIZED (
  SELECT asked.*, ${lists.map((list) => `top_prefix.${list}`).join(', ')}
    FROM asked LEFT JOIN top_prefix ON top_prefix.scope = asked.scope AND top_prefix.prefix = asked.prefix
)
SELECT headword, lang, min(place) AS place, max(weight) AS weight, min(lock) AS lock
  FROM (
    ${lists
      .map(
        (list) => `SELECT item.value ->> 0 AS headword, lang, place, item.value ->> 1 AS weight, item.value ->> 2 AS lock
      FROM top CROSS JOIN json_each(top.${list}) AS item WHERE top.first IS NOT NULL
    UNION ALL `,
      )
      .join('')}
    SELECT found.headword, lang, CASE WHEN found.key = prefix THEN ${WHOLE_KEY} ELSE place END, found.weight, found.lock
      FROM top CROSS JOIN headword_scope AS found ON found.scope = top.scope AND found.key >= prefix AND found.key < prefix || ${PAST_ANY}
     WHERE top.first IS NULL
    UNION ALL
    SELECT found.headword, lang, ${WHOLE_KEY}, found.weight, found.lock
      FROM top CROSS JOIN headword_scope AS found ON found.scope = top.scope AND found.key = prefix
     WHERE top.first IS NOT NULL
  )
 GROUP BY headword, lang
 ORDER BY headword = ?2 DESC, place, weight DESC, length(headword), headword
 LIMIT ${limit}`

export const FIRST_SUGGESTIONS_SQL = suggestionsSql(['first'], TOP_FIRST)
export const ALL_SUGGESTIONS_SQL = suggestionsSql(['first', 'rest'], TOP_ALL)

/** Headwords that begin with what was typed, the best ones up to the limit. `typed` is a clean keyword without wildcards. */
export async function suggestionRows(lexicon: Database, { scopes, typed, limit }: SuggestionQuery): Promise<SuggestionRow[]> {
  const asked = askedKeys(scopes, typed)
  if (asked.length === 0) return []
  const sql = limit > TOP_FIRST ? ALL_SUGGESTIONS_SQL : FIRST_SUGGESTIONS_SQL
  return (await lexicon.all<SuggestionRow>(sql, [JSON.stringify(asked), typed])).slice(0, limit)
}

/**
 * `?` is one character. For each scope and each character that follows the prefix: the rows of the key they make together.
 * It skips from one following character to the next instead of reading all that lies between, so it is bounded by the alphabet.
 */
export const ONE_MORE_CHARACTER_SQL = `
WITH RECURSIVE asked(scope, prefix, lang, place) AS MATERIALIZED (
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?1)
), next(scope, prefix, lang, place, key) AS (
  SELECT asked.*, (SELECT min(key) FROM headword_scope WHERE scope = asked.scope AND key > prefix AND key < prefix || ${PAST_ANY}) FROM asked
  UNION ALL
  SELECT scope, prefix, lang, place,
         (SELECT min(key) FROM headword_scope AS later WHERE later.scope = next.scope AND later.key < next.prefix || ${PAST_ANY}
             AND later.key >= next.prefix || char(unicode(substr(next.key, length(next.prefix) + 1)) + 1))
    FROM next WHERE next.key IS NOT NULL
   LIMIT 10000
)
SELECT found.headword, next.lang, min(next.place) AS place, max(found.weight) AS weight, min(found.lock) AS lock
  FROM next CROSS JOIN headword_scope AS found
    ON found.scope = next.scope AND found.key = substr(next.key, 1, length(next.prefix) + 1)
 GROUP BY found.headword, next.lang
 ORDER BY place, weight DESC, length(found.headword), found.headword
 LIMIT ${TOP_ALL}`

/** Headwords of exactly one character more than what was typed, at the level they were found at. */
export async function oneMoreCharacterRows(lexicon: Database, { scopes, typed, limit }: SuggestionQuery): Promise<SuggestionRow[]> {
  const asked = askedKeys(scopes, typed)
  if (asked.length === 0) return []
  return (await lexicon.all<SuggestionRow>(ONE_MORE_CHARACTER_SQL, [JSON.stringify(asked)])).slice(0, limit)
}

type AskedKey = readonly [scope: number, prefix: string, lang: LanguageId, place: number]

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
    if (scope !== undefined && key !== '') asked.push([scope, key, lang, placeOf(side, step)])
  }
  if (raw !== fold) ask(levels[0], raw, 1)
  ask(levels[1], fold, 2)
  if (fold === loose) ask(levels[2], loose, 3)
  return asked
}
