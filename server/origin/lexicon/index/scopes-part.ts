import type { IndexBuild, IndexPart } from './index-part.ts'
import { insertRows, type RowInserter } from './insert-rows.ts'
import type { Scope } from './scope-plan.ts'
import { distinctHeadwords, lockOf, occurrencesIn, type ScopeRows, type SuggestedHeadword, scopeRows } from './scope-rows.ts'
import { KEY_LEVELS, type KeyLevel } from './search-key-levels.ts'
import { TOP_FIRST, topPrefixes } from './top-prefixes.ts'

/** The scopes that have rows, their headwords, and the best headwords of every prefix that has many. Spec: search engine design §2, §4. */
export const scopesPart: IndexPart = {
  name: 'scopes',
  build(build) {
    const tables = {
      scope: insertRows(build.connection, 'scope (id, kind, level, dictionary, group_id, src, tgt, row_count)', 8),
      headword: insertRows(build.connection, 'headword_scope (scope, key, headword, weight, lock, entry)', 6),
      prefix: insertRows(build.connection, 'top_prefix (scope, prefix, first, rest)', 4),
    }
    for (const scope of build.staged.scopes) {
      const occurrences = occurrencesIn(scope, build)
      for (const level of KEY_LEVELS) buildLevel({ scope, level, rows: scopeRows(occurrences, level, build) }, build, tables)
    }
    for (const table of Object.values(tables)) table.end()
  },
}

type ScopeTables = { scope: RowInserter; headword: RowInserter; prefix: RowInserter }
type ScopeLevel = { scope: Scope; level: KeyLevel; rows: ScopeRows }

function buildLevel({ scope, level, rows }: ScopeLevel, build: IndexBuild, tables: ScopeTables): void {
  if (rows.headwords.length === 0) return
  const id = scope.base * 4 + level
  tables.scope.add(id, scope.kind, level, scope.dictionary, scope.group, scope.src, scope.tgt, rows.headwords.length)

  const { headwords, keys, weights } = build.headwords
  for (const [index, number] of rows.headwords.entries()) {
    const rank = rows.ranks[index] ?? 0
    const key = keys[number]?.[level] ?? ''
    tables.headword.add(id, key, headwords[number]?.text ?? '', weights[number] ?? 0, lockOf(rank, build), build.entries.ids[rank] ?? 0)
  }
  for (const { prefix, top } of topPrefixes(distinctHeadwords(rows, level, build))) {
    tables.prefix.add(id, prefix, suggestionsJson(top.slice(0, TOP_FIRST)), suggestionsJson(top.slice(TOP_FIRST)))
  }
}

const suggestionsJson = (headwords: readonly SuggestedHeadword[]) =>
  JSON.stringify(headwords.map(({ text, weight, lock }) => [text, weight, lock]))
