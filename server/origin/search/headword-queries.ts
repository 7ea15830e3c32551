import * as v from 'valibot'
import type { Database } from '../storage/database.ts'
import type { AskedScope } from './asked-scopes.ts'
import { typedKeys } from './typed-keys.ts'

/** A search answers at most this many entries. */
export const MAX_WORDS = 200

const ASKED = `asked(scope, key, is_loose) AS MATERIALIZED (
  SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1)
)`

/**
 * The entries of a headword. Folded keys always count; loose ones (no marks at all) only when no folded one is there,
 * so that *saa* does not bring *sää* along while *aiti* still finds *äiti*.
 */
export const WORDS_SQL = `
WITH ${ASKED}, folded(is_found) AS MATERIALIZED (
  SELECT EXISTS (SELECT 1 FROM asked CROSS JOIN headword_scope AS found ON found.scope = asked.scope AND found.key = asked.key WHERE is_loose = 0)
)
SELECT entry.id, entry.key, entry.dictionary, entry.homonym, entry.body, found.headword AS matched, found.lock
  FROM asked CROSS JOIN headword_scope AS found ON found.scope = asked.scope AND found.key = asked.key
       CROSS JOIN entry ON entry.id = found.entry
 WHERE is_loose <> (SELECT is_found FROM folded)
 LIMIT ${MAX_WORDS}`

/** Whether a headword has any entry, folded or loose. */
export const HAS_WORDS_SQL = `
WITH ${ASKED}
SELECT 1 AS hit FROM asked CROSS JOIN headword_scope AS found ON found.scope = asked.scope AND found.key = asked.key LIMIT 1`

const WordRow = v.object({
  id: v.number(),
  /** The public id. */
  key: v.string(),
  dictionary: v.number(),
  /** 0: none. */
  homonym: v.number(),
  /** JSON of Word. */
  body: v.string(),
  /** The headword or variant that was found. */
  matched: v.string(),
  /** 1: premium. */
  lock: v.number(),
})
export type WordRow = v.InferOutput<typeof WordRow>

/** Entries whose headword or variant is the keyword, case and diacritics aside, in no order. An entry may come twice, by two of its forms. */
export async function wordRows(lexicon: Database, scopes: readonly AskedScope[], keyword: string): Promise<WordRow[]> {
  const asked = askedKeys(scopes, keyword)
  if (asked.length === 0) return []
  return v.parse(v.array(WordRow), await lexicon.all(WORDS_SQL, [JSON.stringify(asked)]))
}

/** Whether `wordRows` would answer anything. */
export async function hasWords(lexicon: Database, scopes: readonly AskedScope[], keyword: string): Promise<boolean> {
  const asked = askedKeys(scopes, keyword)
  return asked.length > 0 && (await lexicon.all(HAS_WORDS_SQL, [JSON.stringify(asked)])).length > 0
}

type AskedKey = readonly [scope: number, key: string, isLoose: 0 | 1]

function askedKeys(scopes: readonly AskedScope[], keyword: string): AskedKey[] {
  const keysOf = typedKeys(keyword)
  return scopes.flatMap(({ levels, lang }) => {
    const { fold, loose } = keysOf(lang)
    const asked: AskedKey[] = []
    if (levels[1] !== undefined && fold !== '') asked.push([levels[1], fold, 0])
    if (levels[2] !== undefined && fold !== '' && fold === loose) asked.push([levels[2], loose, 1])
    return asked
  })
}
