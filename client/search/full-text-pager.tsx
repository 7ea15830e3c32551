import type { ReactNode } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import * as m from '#messages'
import { fullTextPaging } from '#shared/search/full-text-paging.ts'
import { type FullTextPage, fullTextHref } from './full-text-page.ts'
import type { AnySearch } from './search-request.ts'

type PagerProps = { search: AnySearch; page: FullTextPage }

/** The way to other pages of hits, as links (FT-009); nothing where all hits are on one. */
export function FullTextPager({ search, page: { start, hits, totalCount } }: PagerProps) {
  const { page, pages, first, previous, next, last } = fullTextPaging({ start, shown: hits.length, totalCount })
  if (previous === undefined && next === undefined) return null
  const at = (offset: number | undefined) => (offset === undefined ? undefined : fullTextHref(search, { start: offset }))
  return (
    <nav className="pager" aria-label={m.PAGER()}>
      <span className="ends">
        <Turn href={at(first)} label={m.PAGER_FIRST()} icon={<Icon name="chevrons-left" />} />
        <Turn href={at(previous)} rel="prev" label={m.PAGER_PREVIOUS()} icon={<Icon name="chevron-left" />} isNamed />
      </span>
      <span className="num">{pages === undefined ? m.PAGER_PAGE_UNCOUNTED({ page }) : m.PAGER_PAGE({ page, pages })}</span>
      <span className="ends">
        <Turn href={at(next)} rel="next" label={m.PAGER_NEXT()} icon={<Icon name="chevron-right" />} isNamed isForward />
        <Turn href={at(last)} label={m.PAGER_LAST()} icon={<Icon name="chevrons-right" />} />
      </span>
    </nav>
  )
}

type TurnProps = { href: string | undefined; rel?: string; label: string; icon: ReactNode; isNamed?: boolean; isForward?: boolean }

/** A link to a page, or its place where there is no such page. */
function Turn({ href, rel, label, icon, isNamed = false, isForward = false }: TurnProps) {
  const shown = isNamed ? <span>{label}</span> : null
  const contents = isForward ? [shown, icon] : [icon, shown]
  const className = isNamed ? 'btn' : 'ib'
  if (href === undefined) return <Off className={className}>{contents}</Off>
  return (
    <a className={className} href={href} rel={rel} aria-label={isNamed ? undefined : label}>
      {contents[0]}
      {contents[1]}
    </a>
  )
}

const Off = ({ className, children }: { className: string; children: readonly ReactNode[] }) => (
  <span className={`${className} off`} aria-hidden="true">
    {children[0]}
    {children[1]}
  </span>
)
