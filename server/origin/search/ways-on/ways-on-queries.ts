import * as v from 'valibot'
import type { LanguageId } from '#shared/language/language-id.ts'
import type { Database } from '../../storage/database.ts'

/** Rows read of one translation in one dictionary, and entries read in all. */
const ROWS_OF_A_KEY = 16
const MOST_ENTRIES = 32

/** The entries that have a translation, best first, from each dictionary at most so many: a common word translates thousands. */
export const TRANSLATED_SQL = `
WITH asked(dictionary, lang, key) AS MATERIALIZED (
  SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1)
), top(entry) AS MATERIALIZED (
  SELECT DISTINCT item.value
    FROM asked CROSS JOIN json_each((
      SELECT json_group_array(entry) FROM (
        SELECT entry FROM translation
         WHERE translation.dictionary = asked.dictionary AND translation.lang = asked.lang AND translation.key = asked.key
         ORDER BY entry LIMIT ${ROWS_OF_A_KEY}))) AS item
   ORDER BY 1 LIMIT ${MOST_ENTRIES}
)
SELECT entry.id, entry.dictionary, entry.src, entry.headword, entry.body FROM top CROSS JOIN entry ON entry.id = top.entry ORDER BY entry.id`

const TranslatedRow = v.object({ id: v.number(), dictionary: v.number(), src: v.string(), headword: v.string(), body: v.string() })
export type TranslatedRow = v.InferOutput<typeof TranslatedRow>

export type TranslationKey = readonly [dictionary: number, lang: LanguageId, key: string]

/** Entries one of whose translations has one of the keys, commonest headwords first. */
export async function translatedRows(lexicon: Database, keys: readonly TranslationKey[]): Promise<TranslatedRow[]> {
  return keys.length === 0 ? [] : v.parse(v.array(TranslatedRow), await lexicon.all(TRANSLATED_SQL, [JSON.stringify(keys)]))
}

/** For every scope that has the key: its number in the list asked, whether all of it is locked, and its best weight. */
export const SCOPES_WITH_WORD_SQL = `
WITH asked(number, scope, key) AS MATERIALIZED (
  SELECT key, value ->> 0, value ->> 1 FROM json_each(?1)
)
SELECT asked.number, min(found.lock) AS lock, max(found.weight) AS weight
  FROM asked CROSS JOIN headword_scope AS found ON found.scope = asked.scope AND found.key = asked.key
 GROUP BY asked.number`

const ScopeHit = v.object({ number: v.number(), lock: v.number(), weight: v.number() })
export type ScopeHit = v.InferOutput<typeof ScopeHit>

/** Which of the scopes have a headword of the key that goes with each. */
export async function scopesWithWord(lexicon: Database, asked: readonly (readonly [scope: number, key: string])[]): Promise<ScopeHit[]> {
  return asked.length === 0 ? [] : v.parse(v.array(ScopeHit), await lexicon.all(SCOPES_WITH_WORD_SQL, [JSON.stringify(asked)]))
}
