import type { PageContext } from '#client/page-context.ts'
import type { FullTextPage } from '#client/search/full-text-page.ts'
import { type AnySearch, scopeOf } from '#client/search/search-request.ts'
import { callApi } from '#shared/api/call-api.ts'
import { fullTextCount, fullTextEntry, fullTextSearch, type Kwic } from '#shared/api/full-text.ts'
import type { Word } from '#shared/entry/entry-schema.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { fullTextStart } from '#shared/search/full-text-paging.ts'
import type { SearchError } from '#shared/search/result-status.ts'
import { errorOf } from './run-search.ts'

const NOTHING: FullTextPage = { hits: [], start: 0, totalCount: 0, open: undefined, error: undefined }

/**
 * The page of hits that `start` and `entry` of the URL's query ask for. Hits are counted by a call of their own, the same for every page, which
 * the edge keeps: turning a page counts nothing again (FT-018, FT-021).
 */
export async function findFullText(page: PageContext, search: AnySearch, query: URLSearchParams): Promise<FullTextPage> {
  if (search.keyIssue !== undefined) return { ...NOTHING, error: 'word' }
  if (search.key === '') return NOTHING
  const asked = fullTextStart(query.get('start'))
  const [first, totalCount] = await Promise.all([askHits(page, search, asked), askCount(page, search)])
  if (!first.ok) return { ...NOTHING, error: first.error.code }

  const start = fullTextStart(query.get('start'), totalCount)
  const held = start === asked ? first : await askHits(page, search, start)
  if (!held.ok) return { ...NOTHING, error: held.error.code }
  return { hits: held.value, start, totalCount, open: await openEntry(page, held.value, query.get('entry')), error: undefined }
}

async function askHits(page: PageContext, search: AnySearch, start: number): Promise<Result<readonly Kwic[], { code: SearchError }>> {
  try {
    return ok((await callApi(page.api, fullTextSearch, { ...requestOf(search), start })).kwicList)
  } catch (error) {
    return fail({ code: errorOf(error) })
  }
}

const askCount = (page: PageContext, search: AnySearch): Promise<number | undefined> =>
  callApi(page.api, fullTextCount, requestOf(search)).then(
    ({ totalCount }) => totalCount,
    () => undefined,
  )

/** Only of a hit on the page, so that no entry stands where it does not belong (FT-007, FT-019). */
async function openEntry(page: PageContext, hits: readonly Kwic[], entryRef: string | null): Promise<FullTextPage['open']> {
  if (entryRef === null || !hits.some((hit) => hit.entryRef === entryRef)) return undefined
  return { entryRef, word: await askEntry(page, entryRef) }
}

const askEntry = (page: PageContext, source: string): Promise<Word | undefined> =>
  callApi(page.api, fullTextEntry, { source }).then(
    ({ data }) => data[0],
    () => undefined,
  )

function requestOf(search: AnySearch) {
  const { multilang: _, ...scope } = { multilang: undefined, ...scopeOf(search) }
  return { keyword: search.key, ...scope }
}
