import type { DatabaseSync } from 'node:sqlite'
import type { WordInput } from '#shared/entry/entry-schema.ts'
import type { SenseInput } from '#shared/entry/sense-schema.ts'
import { singleTranslations } from '#shared/entry/single-translations.ts'
import { foldKey } from '#shared/search/search-keys.ts'
import type { IndexPart } from './index-part.ts'
import { insertRows } from './insert-rows.ts'

/** Entries by the keys of their translations. Rows are staged as they come and sorted by SQLite. Spec: decisions, "No result". */
export const translationPart: IndexPart = {
  name: 'translations',
  build({ connection }) {
    connection.exec('CREATE TABLE staging.translation (dictionary INTEGER, lang TEXT, key TEXT, entry INTEGER)')
    const rows = insertRows(connection, 'staging.translation (dictionary, lang, key, entry)', 4)
    for (const { id, dictionary, body } of storedEntries(connection)) {
      for (const [key, lang] of keysOf(JSON.parse(body))) rows.add(dictionary, lang, key, id) // a word as the import wrote it
    }
    rows.end()
    connection.exec(COPY_SORTED)
  },
}

const COPY_SORTED = `
INSERT OR IGNORE INTO main.translation (dictionary, lang, key, entry)
SELECT dictionary, lang, key, entry FROM staging.translation ORDER BY dictionary, lang, key, entry`

/** An entry of more translations than this is a list of something. */
const MOST_OF_AN_ENTRY = 100

function keysOf({ senses }: WordInput): (readonly [key: string, lang: string])[] {
  const keys: (readonly [key: string, lang: string])[] = []
  // The word type leaves its recursion open, but importers make the senses of this type.
  for (const { text, lang } of singleTranslations(senses as readonly SenseInput[] | undefined)) {
    const key = foldKey(text, lang)
    if (key !== '') keys.push([key, lang])
    if (keys.length === MOST_OF_AN_ENTRY) break
  }
  return keys
}

type StoredEntry = { id: number; dictionary: number; body: string }

function* storedEntries(connection: DatabaseSync): Generator<StoredEntry> {
  const statement = connection.prepare('SELECT id, dictionary, body FROM main.entry ORDER BY id')
  statement.setReturnArrays(true)
  // Arrays of the columns in their order, which the statement's type does not know.
  for (const row of statement.iterate() as Iterable<unknown> as Iterable<[number, number, string]>) {
    yield { id: row[0], dictionary: row[1], body: row[2] }
  }
}
