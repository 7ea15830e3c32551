import { catalogueReader } from '#server/origin/search/scope-queries.ts'
import { suggestionsFor } from '#server/origin/search/suggestions.ts'
import { d1Database } from '#server/origin/storage/d1-database.ts'
import type { SqlValue } from '#server/origin/storage/database.ts'
import { finnishToEnglish } from './finnish-to-english.ts'

/** What the bench needs of D1's binding beyond the adapter: how many rows a statement read. */
type Counted = { results: unknown[]; meta: { rows_read: number } }
type CountedBinding = { prepare: (sql: string) => { bind: (...values: SqlValue[]) => { all: () => Promise<Counted> } } }
type Env = { LEXICON: CountedBinding & Parameters<typeof d1Database>[0] }

const LIMIT = 10

/** In workerd: `/floor` asks D1 for nothing, `/autocomplete` for suggestions, `/rows` how many rows each of a list of keystrokes reads. */
export default {
  async fetch(request: Request, { LEXICON }: Env): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/floor') return Response.json(await LEXICON.prepare('SELECT 1').bind().all())
    scopes ??= finnishToEnglish(await catalogueReader({ lexicon: d1Database(LEXICON), generation: () => 'bench' })())
    if (pathname === '/rows')
      return Response.json({ scopes: scopeCount(scopes), rowsRead: await rowsRead(LEXICON, scopes, await request.text()) })
    return Response.json(await suggestionsFor(d1Database(LEXICON), { scopes, keyword: searchParams.get('keyword') ?? '', limit: LIMIT }))
  },
}

/** Only the finished value is kept: a request may not wait for another one's database call. */
let scopes: ReturnType<typeof finnishToEnglish> | undefined

/** A key level of a scope is a scope of its own to the index. */
const scopeCount = (asked: ReturnType<typeof finnishToEnglish>) =>
  asked.flatMap(({ levels }) => levels.filter((level) => level !== undefined)).length

async function rowsRead(binding: Env['LEXICON'], asked: ReturnType<typeof finnishToEnglish>, keywords: string): Promise<number[]> {
  const counts: number[] = []
  for (const keyword of keywords.split('\n')) {
    let count = 0
    const all = async <Row>(sql: string, values: readonly SqlValue[]) => {
      const { results, meta } = await binding
        .prepare(sql)
        .bind(...values)
        .all()
      count += meta.rows_read
      return results as Row[] // as the adapter does
    }
    await suggestionsFor({ ...d1Database(binding), all }, { scopes: asked, keyword, limit: LIMIT })
    counts.push(count)
  }
  return counts
}
