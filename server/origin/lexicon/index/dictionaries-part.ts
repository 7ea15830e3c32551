import { dictionaryOf } from '../importers/imported-entry.ts'
import type { IndexPart } from './index-part.ts'
import { insertRows } from './insert-rows.ts'

/** The dictionaries, numbered in the order of import from 1, and the groups in theirs. */
export const dictionariesPart: IndexPart = {
  name: 'dictionaries',
  build({ connection, groups, staged }) {
    const rows = insertRows(
      connection,
      'dictionary (id, code, type, is_default, dict_type, dict_group, rank, teams, entry_count, body)',
      10,
    )
    for (const [index, { dictionary: meta, entries }] of staged.dictionaries.entries()) {
      const teams = meta.teams ? JSON.stringify(meta.teams) : null
      const body = JSON.stringify(dictionaryOf(meta, entries))
      rows.add(index + 1, meta.code, meta.type, Number(meta.isDefault), meta.dict_type, meta.dict_group, meta.rank, teams, entries, body)
    }
    rows.end()

    const groupRows = insertRows(connection, 'dictionary_group (id, type, body, place)', 4)
    for (const [place, group] of groups.entries()) groupRows.add(group.id, group.type, JSON.stringify(group), place)
    groupRows.end()
  },
}
