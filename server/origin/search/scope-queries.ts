import * as v from 'valibot'
import { LanguageIdSchema } from '#shared/language/language-id.ts'
import type { Database } from '../storage/database.ts'
import type { Catalogue, CatalogueScope, ScopeLevels } from './catalogue.ts'
import { allDictionaries, allGroups } from './dictionary-queries.ts'

export const SCOPES_SQL = 'SELECT id, kind, level, dictionary, group_id, src, tgt FROM scope WHERE row_count > 0 ORDER BY id'

const ScopeRow = v.object({
  id: v.number(),
  kind: v.picklist(['dictionary', 'pair', 'group']),
  level: v.picklist([0, 1, 2]),
  dictionary: v.nullable(v.number()),
  group_id: v.nullable(v.string()),
  src: LanguageIdSchema,
  tgt: v.union([LanguageIdSchema, v.literal('*')]),
})
type ScopeRow = v.InferOutput<typeof ScopeRow>

/** `scope.id = base * 4 + level`. */
const LEVELS_PER_BASE = 4

/** Every scope of the generation, its key levels together. */
async function allScopes(lexicon: Database): Promise<CatalogueScope[]> {
  const rows = v.parse(v.array(ScopeRow), await lexicon.all(SCOPES_SQL, []))
  const byBase = Map.groupBy(rows, ({ id }) => Math.floor(id / LEVELS_PER_BASE))
  return [...byBase].flatMap(([base, levels]) => (levels[0] ? [scopeOf(base, levels[0], levelsOf(levels))] : []))
}

const scopeOf = (base: number, { kind, dictionary, group_id, src, tgt }: ScopeRow, levels: ScopeLevels): CatalogueScope => ({
  base,
  kind,
  dictionary: dictionary ?? undefined,
  group: group_id ?? undefined,
  src,
  tgt,
  levels,
})

function levelsOf(rows: readonly ScopeRow[]): ScopeLevels {
  const idAt = (wanted: number) => rows.find(({ level }) => level === wanted)?.id
  return [idAt(0), idAt(1), idAt(2)]
}

/**
 * Answers the catalogue of the generation in use, reading it once per generation.
 * Only the finished value is kept: a Worker may not wait for another request's database call.
 */
export function catalogueReader({ lexicon, generation }: { lexicon: Database; generation: () => string }): () => Promise<Catalogue> {
  let kept: { generation: string; catalogue: Catalogue } | undefined

  return async function currentCatalogue() {
    const wanted = generation()
    if (kept?.generation === wanted) return kept.catalogue
    const [dictionaries, groups, scopes] = await Promise.all([allDictionaries(lexicon), allGroups(lexicon), allScopes(lexicon)])
    const catalogue = { dictionaries: new Map(dictionaries.map((one) => [one.id, one])), groups, scopes }
    if (generation() === wanted) kept = { generation: wanted, catalogue }
    return catalogue
  }
}
