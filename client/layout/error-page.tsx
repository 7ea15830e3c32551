import type { ReactNode } from 'react'
import * as m from '#messages'
import type { IconName } from '../ui/icon-shapes.ts'
import type { Frame } from './frame.ts'
import { PageFrame } from './page-frame.tsx'

type ErrorPageProps = {
  frame: Frame | undefined
  status: number
  text: string
  /** The search box, on pages that could ask what can be searched. */
  search?: ReactNode
  icons?: readonly IconName[]
}

/** An error as an entry of its own dictionary: the status, and what one can do. */
export function ErrorPage({ frame, status, text, search, icons = [] }: ErrorPageProps) {
  const page = <ErrorText status={status} text={text} />
  if (frame === undefined) return <main id="main">{page}</main>
  return (
    <PageFrame frame={frame} icons={icons} search={search} isSolid={search === undefined}>
      {page}
    </PageFrame>
  )
}

function ErrorText({ status, text }: Pick<ErrorPageProps, 'status' | 'text'>) {
  return (
    <div className="wrap text-page lone">
      <div className="stack">
        <article className="entry" aria-labelledby="error-h">
          <header className="eh">
            <div className="l">
              <h1 className="hw" id="error-h" tabIndex={-1}>
                {errorTitle(status)}
              </h1>
            </div>
            <p className="meta">
              <span className="ipa">{status}</span>
            </p>
          </header>
          <p className="def main">{text}</p>
          <p className="refs">
            <span className="k">{m.REFERENCE_SEE()}</span> <a href="/">{m.FRONT_PAGE()}</a>{' '}
            <a href="/legal/our-content">{m.NAV_OUR_CONTENT()}</a> <a href="/legal/help">{m.NAV_HELP()}</a>
          </p>
        </article>
      </div>
    </div>
  )
}

function errorTitle(status: number): string {
  if (status === 404) return m.ERROR_TITLE_404()
  if (status === 401 || status === 403) return m.ERROR_TITLE_403()
  return m.ERROR_TITLE()
}
