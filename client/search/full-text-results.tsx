import type { ReactNode } from 'react'
import { htmlLang } from '#client/i18n/html-lang.ts'
import fullTextHit from '#client/islands/full-text-hit/full-text-hit.island.tsx'
import { Island } from '#client/islands/runtime/island.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { KwicRow, type KwicRowHit } from '#client/ui/kwic-row.tsx'
import * as m from '#messages'
import type { Kwic } from '#shared/api/full-text.ts'
import type { Word } from '#shared/entry/entry-schema.ts'
import { isSuggestionLocked } from '#shared/search/suggestion-groups.ts'
import { type FullTextPage, fullTextHref } from './full-text-page.ts'
import { FullTextPager } from './full-text-pager.tsx'
import type { AnySearch } from './search-request.ts'

type ResultsProps = {
  search: AnySearch
  page: FullTextPage
  hasPremium: boolean
  /** The title of a dictionary in the reader's language; undefined for one that is not listed. */
  titleOf: (dictionaryId: string) => string | undefined
  /** Draws an entry as it stands on this page. */
  entry: (word: Word) => ReactNode
}

/** A page of hits in their contexts, with the entry of one of them in place (FT-019), and the way to other pages. */
export function FullTextResults({ search, page, hasPremium, titleOf, entry }: ResultsProps) {
  const { hits, start, totalCount, open } = page
  const closedHref = fullTextHref(search, { start })
  const namesSource = search.type === 'language-pair' || search.kind === 'group'
  return (
    <>
      {totalCount === undefined ? <p className="muted">{m.FULL_TEXT_COUNT_ERROR()}</p> : null}
      <ul className="kwic l">
        {hits.map((hit, index) => {
          const id = `hit-${start + index + 1}`
          const row = rowOf(hit, { sourceOf: namesSource ? titleOf : () => undefined, hasPremium })
          return (
            <li key={id} id={id}>
              {open?.entryRef === hit.entryRef ? (
                <>
                  <KwicRow hit={row} href={`${closedHref}#${id}`} isOpen />
                  {open.word === undefined ? <Failure /> : entry(open.word)}
                </>
              ) : (
                <Closed
                  id={id}
                  hit={row}
                  href={`${fullTextHref(search, { start, entryRef: hit.entryRef })}#${id}`}
                  closedHref={closedHref}
                />
              )}
            </li>
          )
        })}
      </ul>
      <FullTextPager search={search} page={page} />
    </>
  )
}

type ClosedProps = { id: string; hit: KwicRowHit; href: string; closedHref: string }

const Closed = ({ id, hit, href, closedHref }: ClosedProps) => (
  <Island is={fullTextHit} id={`${id}-row`} props={{ hit, href, closedHref }} fallback={<KwicRow hit={hit} href={href} isOpen={false} />} />
)

const Failure = () => (
  <p className="note warn" role="status">
    <Icon name="triangle-alert" />
    <span>{m.FULL_TEXT_ENTRY_ERROR()}</span>
  </p>
)

function rowOf(hit: Kwic, { sourceOf, hasPremium }: { sourceOf: ResultsProps['titleOf']; hasPremium: boolean }): KwicRowHit {
  const source = hit.dictionary && sourceOf(hit.dictionary.id)
  const { clean_headword, lang, textLang = lang, leftContext, match, rightContext, dict_type } = hit
  return {
    headword: clean_headword,
    lang: htmlLang(lang),
    textLang: htmlLang(textLang),
    left: leftContext,
    match,
    right: rightContext,
    ...(source === undefined ? {} : { source }),
    ...(isSuggestionLocked({ dict_type }, { canAccessPremium: hasPremium }) ? { isLocked: true } : {}),
  }
}
