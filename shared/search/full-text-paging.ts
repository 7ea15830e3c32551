import { FULL_TEXT_PAGE_SIZE, MATCH_COUNT_CAP } from './limits.ts'

/** How many pages of full text there are; hits beyond 5000 are on none. Spec: search §4, §9 (FT-014). */
export const fullTextPages = (totalCount: number): number => Math.ceil(Math.min(totalCount, MATCH_COUNT_CAP) / FULL_TEXT_PAGE_SIZE)

/**
 * The offset of a page, from `start` as a URL says it: rounded down to a whole page and held below the hits there are, or below 5000 while
 * they are not counted. Spec: search §4 (FT-009, FT-010).
 */
export function fullTextStart(asked: string | null, totalCount: number = MATCH_COUNT_CAP): number {
  const offset = asked !== null && /^\d{1,6}$/.test(asked) ? Number(asked) : 0
  const lastPage = Math.max(fullTextPages(totalCount) - 1, 0)
  return Math.min(Math.floor(offset / FULL_TEXT_PAGE_SIZE), lastPage) * FULL_TEXT_PAGE_SIZE
}

export type FullTextPaging = {
  /** Counted from 1. */
  page: number
  /** Unknown while the hits are not counted. */
  pages: number | undefined
  /** Offsets of other pages, where there are such. */
  first: number | undefined
  previous: number | undefined
  next: number | undefined
  last: number | undefined
}

/** Where one can turn from a page: `shown` hits from the offset `start`, of `totalCount` if they are counted. Spec: search §4 (FT-009). */
export function fullTextPaging({
  start,
  shown,
  totalCount,
}: {
  start: number
  shown: number
  totalCount: number | undefined
}): FullTextPaging {
  const pages = totalCount === undefined ? undefined : fullTextPages(totalCount)
  const page = start / FULL_TEXT_PAGE_SIZE + 1
  const isLast = pages === undefined ? shown < FULL_TEXT_PAGE_SIZE || page === fullTextPages(MATCH_COUNT_CAP) : page >= pages
  return {
    page,
    pages,
    first: page > 1 ? 0 : undefined,
    previous: page > 1 ? start - FULL_TEXT_PAGE_SIZE : undefined,
    next: isLast ? undefined : start + FULL_TEXT_PAGE_SIZE,
    last: isLast || pages === undefined ? undefined : (pages - 1) * FULL_TEXT_PAGE_SIZE,
  }
}
