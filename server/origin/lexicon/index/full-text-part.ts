import type { DatabaseSync } from 'node:sqlite'
import { scopeWord } from '#shared/search/text-words.ts'
import { fullTextRow } from './full-text-row.ts'
import type { IndexPart } from './index-part.ts'
import { insertRows } from './insert-rows.ts'
import type { StagedEntries } from './stage-entries.ts'

/** The words of all entries, in the order of their ids: an index that is filled in order needs no sorting. Spec: search engine design §3. */
export const fullTextPart: IndexPart = {
  name: 'full text',
  build({ connection, staged, entries }) {
    const rows = insertRows(connection, 'full_text (rowid, open, paid, scope)', 4)
    const scopes = scopeTokens(staged)
    const premium = staged.dictionaries.map(({ dictionary }) => dictionary.dict_type === 'premium')
    let rank = 0
    for (const { id, dictionary, body } of storedEntries(connection)) {
      const sequence = entries.sequences[rank++] ?? 0
      const isPremium = (premium[dictionary - 1] ?? false) || (staged.isLocked[sequence] ?? false)
      const { open, paid } = fullTextRow(JSON.parse(body), { isPremium }) // a word as the import wrote it
      rows.add(id, open, paid, scopes[sequence] ?? '')
    }
    rows.end()
    connection.exec(ONE_SEGMENT)
  },
}

/** A search then looks in one place instead of a dozen. */
const ONE_SEGMENT = "INSERT INTO full_text (full_text) VALUES ('optimize')"

type StoredEntry = { id: number; dictionary: number; body: string }

function* storedEntries(connection: DatabaseSync): Generator<StoredEntry> {
  const statement = connection.prepare('SELECT id, dictionary, body FROM main.entry ORDER BY id')
  statement.setReturnArrays(true)
  // Arrays of the columns in their order, which the statement's type does not know.
  for (const row of statement.iterate() as Iterable<unknown> as Iterable<[number, number, string]>) {
    yield { id: row[0], dictionary: row[1], body: row[2] }
  }
}

/** By sequence: the names of the scopes that the entry is in. */
function scopeTokens({ placements, occurrences, headwordOf }: StagedEntries): string[] {
  const tokens: string[] = Array(headwordOf.length).fill('')
  for (const [number, placement] of placements.entries()) {
    const names = placement.map(({ base }) => scopeWord(base)).join(' ')
    for (const sequence of occurrences[number]?.entries ?? []) tokens[sequence] = names
  }
  return tokens
}
