import type { Database } from '#server/origin/storage/database.ts'

type Lexicon = { database: Database; generation: () => string }

/** GET /healthz, answered before the host check: status, build, and which dictionaries the search database holds. */
export async function healthAnswer({ database, generation }: Lexicon, build: string): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  try {
    const dictionaries = await database.all('SELECT code, entry_count AS entries FROM dictionary ORDER BY rank, code', [])
    return Response.json({ status: 'ok', build, generation: generation(), dictionaries }, { headers })
  } catch {
    return Response.json({ status: 'unavailable', build }, { status: 503, headers }) // the reason is in the log of whoever opened it
  }
}
