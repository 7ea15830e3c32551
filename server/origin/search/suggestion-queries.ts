import type { LanguageId } from '#shared/language/language-id.ts'
import type { Database } from '../storage/database.ts'
import type { AskedScope } from './asked-scopes.ts'
import { type FoundLists, type MatchStep, mergeLists, placeOf, type SuggestionRow } from './merge-suggestions.ts'
import { type TypedKeys, typedKeys } from './typed-keys.ts'

export type SuggestionQuery = { scopes: readonly AskedScope[]; typed: string; limit: number }

/** SQL: the last code point there is, so that `prefix || it` sorts after every key that begins with the prefix. */
const PAST_ANY = 'char(1114111)'

/** How many headwords a top-prefix row lists first, and in all. A longer list than the first needs its other column too. */
const TOP_FIRST = 10
const TOP_ALL = 50

const rowsWhere = (condition: string) => `(
         SELECT json_group_array(json_array(headword, weight, lock, key = asked.prefix))
           FROM headword_scope WHERE scope = asked.scope AND ${condition})`

/**
 * One statement for a keystroke, whatever the number of scopes, and one row for each: the ready-made best headwords of the prefix and
 * the rows of the whole key; or, where the prefix has no such list, its at most 128 rows. The work is bounded (search engine design §4).
 *
 * Lists are put together by `mergeLists`: grouping and sorting them here takes two and a half times as long.
 */
const listsSql = (asked: string, columns: string) => `
WITH asked(number, scope, prefix, is_whole) AS (${asked})
SELECT asked.number, ${columns},
       CASE WHEN top_prefix.first IS NULL AND asked.is_whole = 0
       THEN ${rowsWhere(`key >= asked.prefix AND key < asked.prefix || ${PAST_ANY}`)}
       ELSE ${rowsWhere('key = asked.prefix')} END AS rows
  FROM asked
       LEFT JOIN top_prefix ON top_prefix.scope = asked.scope AND top_prefix.prefix = asked.prefix AND asked.is_whole = 0`

const FIRST = "top_prefix.first, '[]' AS rest"
const ALL = 'top_prefix.first, top_prefix.rest'
const IN_JSON = 'SELECT key, value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1)'

/** Keys bound one by one take little more than half the time of keys in one JSON array; D1 binds 100 values at most. */
const MOST_BOUND = 32
const bound = (count: number) => `VALUES ${Array.from({ length: count }, (_, number) => `(${number}, ?, ?, ?)`).join(', ')}`

const statementsOf = (columns: string) => {
  const ofMany = listsSql(IN_JSON, columns)
  const statements = new Map<number, string>()
  return (count: number, isMany: boolean): string => {
    if (isMany) return ofMany
    const known = statements.get(count) ?? listsSql(bound(count), columns)
    statements.set(count, known)
    return known
  }
}
const firstSql = statementsOf(FIRST)
const allSql = statementsOf(ALL)

export const FIRST_SUGGESTIONS_SQL = firstSql(3, false)
export const ALL_SUGGESTIONS_SQL = allSql(3, false)
export const FIRST_SUGGESTIONS_OF_MANY_SQL = firstSql(100, true)
export const ALL_SUGGESTIONS_OF_MANY_SQL = allSql(100, true)

/** From this length on a prefix seldom fills a list by its best place alone. */
const LONG_PREFIX = 5

/**
 * Headwords that begin with what was typed, the best ones up to the limit. `typed` is a clean keyword without wildcards.
 *
 * Places are asked in their order: while the first (the asked direction, marks honoured) fills the list, the others can only add
 * rows of the whole key, which is one look for each. Their prefixes are looked up only when the list is not full.
 */
export async function suggestionRows(lexicon: Database, { scopes, typed, limit }: SuggestionQuery): Promise<SuggestionRow[]> {
  const asked = askedKeys(scopes, typed)
  if (asked.length === 0) return []
  const best = Math.min(...asked.map(({ place }) => place))
  const later = asked.filter(({ place }) => place > best)
  if (later.length === 0 || typed.length >= LONG_PREFIX) return mergeLists(await listsOf(lexicon, asked, limit), typed, limit)

  const found = await listsOf(
    lexicon,
    asked.map((key) => (key.place > best ? { ...key, isWhole: 1 as const } : key)),
    limit,
  )
  const rows = mergeLists(found, typed, limit)
  if (rows.filter(({ place }) => place <= best).length >= limit) return rows
  return mergeLists([...found, ...(await listsOf(lexicon, later, limit))], typed, limit)
}

type ListsRow = { number: number } & Pick<FoundLists, 'first' | 'rest' | 'rows'>

async function listsOf(lexicon: Database, asked: readonly AskedKey[], limit: number): Promise<FoundLists[]> {
  const values = asked.map(({ scope, prefix, isWhole }) => [scope, prefix, isWhole])
  const isMany = asked.length > MOST_BOUND
  const sql = limit > TOP_FIRST ? allSql(asked.length, isMany) : firstSql(asked.length, isMany)
  const rows = await lexicon.all<ListsRow>(sql, isMany ? [JSON.stringify(values)] : values.flat())
  return rows.flatMap(({ number, first, rest, rows }) => {
    const key = asked[number]
    return key ? { lang: key.lang, place: key.place, first, rest, rows } : []
  })
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

/** Headwords of exactly one character more than what was typed, at the level they were found at; as written too, since that one may be two where marks are dropped (ß). */
export async function oneMoreCharacterRows(lexicon: Database, { scopes, typed, limit }: SuggestionQuery): Promise<SuggestionRow[]> {
  const asked = [...askedKeys(scopes, typed), ...askedAsWritten(scopes, typed)]
  if (asked.length === 0) return []
  const values = asked.map(({ scope, prefix, lang, place }) => [scope, prefix, lang, place])
  return (await lexicon.all<SuggestionRow>(ONE_MORE_CHARACTER_SQL, [JSON.stringify(values)])).slice(0, limit)
}

/** `isWhole` 1: only the rows of the key itself are asked for. */
type AskedKey = { scope: number; prefix: string; lang: LanguageId; place: number; isWhole: 0 | 1 }

function askedKeys(scopes: readonly AskedScope[], typed: string): AskedKey[] {
  const keysOf = typedKeys(typed)
  return scopes.flatMap((scope) => levelsAsked(scope, keysOf(scope.lang)))
}

/** The raw level of the scopes where nothing typed has a mark, for which it is not asked otherwise. */
function askedAsWritten(scopes: readonly AskedScope[], typed: string): AskedKey[] {
  const keysOf = typedKeys(typed)
  return scopes.flatMap(({ levels: [scope], lang, side }) => {
    const { raw, fold } = keysOf(lang)
    const isAsked = scope !== undefined && raw === fold && raw !== ''
    return isAsked ? [{ scope, prefix: raw, lang, place: placeOf(side, 2), isWhole: 0 as const }] : []
  })
}

/**
 * A scope's key levels that the typed text is looked for in. Marks that were typed are honoured first (raw); the language's own
 * letters are never dropped (fold); they are passed over only when nothing typed has one (loose): *aiti* finds *äiti*, not the reverse.
 */
function levelsAsked({ levels, lang, side }: AskedScope, { raw, fold, loose }: TypedKeys): AskedKey[] {
  const asked: AskedKey[] = []
  const ask = (scope: number | undefined, key: string, step: MatchStep) => {
    if (scope !== undefined && key !== '') asked.push({ scope, prefix: key, lang, place: placeOf(side, step), isWhole: 0 })
  }
  if (raw !== fold) ask(levels[0], raw, 1)
  ask(levels[1], fold, 2)
  if (fold === loose) ask(levels[2], loose, 3)
  return asked
}
