import type { DatabaseSync } from 'node:sqlite'
import type { WordInput } from '#shared/entry/entry-schema.ts'
import type { SenseInput } from '#shared/entry/sense-schema.ts'
import { singleTranslations } from '#shared/entry/single-translations.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { foldKey } from '#shared/search/search-keys.ts'
import type { EntryStage, IndexPart } from './index-part.ts'
import { insertRows } from './insert-rows.ts'
import type { RankedEntries } from './rank-entries.ts'

/** Entries by the keys of their translations. Rows are staged as they come and sorted by SQLite. Spec: decisions, "No result". */
export const translationPart: IndexPart = {
  name: 'translations',
  stage(connection): EntryStage {
    connection.exec('CREATE TABLE staging.translation (dictionary INTEGER, lang TEXT, key TEXT, sequence INTEGER)')
    const rows = insertRows(connection, 'staging.translation (dictionary, lang, key, sequence)', 4)
    return {
      add({ sequence, dictionary, word }) {
        for (const [lang, keys] of keysOf(word)) for (const key of keys) rows.add(dictionary, lang, key, sequence)
      },
      end: rows.end,
    }
  },
  build({ connection, entries }) {
    writeIds(connection, entries)
    connection.exec(COPY_SORTED)
    connection.exec('DROP TABLE staging.translation; DROP TABLE staging.entry_id')
  },
}

const COPY_SORTED = `
INSERT INTO main.translation (dictionary, lang, key, entry)
SELECT translation.dictionary, translation.lang, translation.key, entry_id.id
FROM staging.translation CROSS JOIN staging.entry_id ON entry_id.sequence = translation.sequence
ORDER BY translation.dictionary, translation.lang, translation.key, entry_id.id`

/** The other way round than `staging.ranked`: translations come in the order of import. */
function writeIds(connection: DatabaseSync, { ids, ranks }: RankedEntries): void {
  connection.exec('CREATE TABLE staging.entry_id (sequence INTEGER PRIMARY KEY, id INTEGER NOT NULL)')
  const rows = insertRows(connection, 'staging.entry_id (sequence, id)', 2)
  for (const [sequence, rank] of ranks.entries()) rows.add(sequence, ids[rank] ?? 0)
  rows.end()
}

/** An entry of more translations than this is a list of something. */
const MOST_OF_AN_ENTRY = 100

/** The keys of an entry's translations by language, each once. */
function keysOf({ senses }: WordInput): Map<LanguageId, Set<string>> {
  const found = new Map<LanguageId, Set<string>>()
  let count = 0
  // The word type leaves its recursion open, but importers make the senses of this type.
  for (const { text, lang } of singleTranslations(senses as readonly SenseInput[] | undefined)) {
    const key = foldKey(text, lang)
    if (key === '') continue
    const ofLanguage = found.get(lang) ?? new Set<string>()
    if (ofLanguage.size === 0) found.set(lang, ofLanguage)
    ofLanguage.add(key)
    count += 1
    if (count === MOST_OF_AN_ENTRY) break
  }
  return found
}
