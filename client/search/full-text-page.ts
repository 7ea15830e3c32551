import type { Kwic } from '#shared/api/full-text.ts'
import type { Word } from '#shared/entry/entry-schema.ts'
import type { SearchError } from '#shared/search/result-status.ts'
import { buildSearchUrl } from '#shared/search/search-url.ts'
import type { AnySearch } from './search-request.ts'

/** One page of full-text hits (FT-006). */
export type FullTextPage = {
  hits: readonly Kwic[]
  /** The offset of the first hit. */
  start: number
  /** Undefined when they could not be counted, which leaves the page standing (FT-018). */
  totalCount: number | undefined
  /** The hit whose entry the URL asks for; its word is undefined when it could not be had. */
  open: { entryRef: string; word: Word | undefined } | undefined
  error: SearchError | undefined
}

/** The URL of a page of hits, and of a page with one hit's entry in place (FT-009, FT-019). */
export function fullTextHref(search: AnySearch, { start, entryRef }: { start: number; entryRef?: string }): string {
  const url = buildSearchUrl(search)
  const fields = new URLSearchParams({
    ...(start > 0 ? { start: String(start) } : {}),
    ...(entryRef === undefined ? {} : { entry: entryRef }),
  })
  if (fields.size === 0) return url
  return `${url}${url.includes('?') ? '&' : '?'}${fields}`
}
