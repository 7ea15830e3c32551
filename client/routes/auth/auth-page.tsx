import type { ReactNode } from 'react'
import type { MetaDescriptor } from 'react-router'
import type { Frame } from '#client/layout/frame.ts'
import { PageFrame } from '#client/layout/page-frame.tsx'
import { plainMeta } from '#client/routes/document-meta.ts'
import { type PageData, viewOf } from '#client/routes/page-data.ts'
import type { IconName } from '#client/ui/icon-shapes.ts'

type AuthPageProps = {
  frame: Frame
  title: string
  icons?: readonly IconName[]
  /** The focus is at an error: the title is no place for it then. */
  isInError?: boolean
  /** One column of text and fields. */
  isNarrow?: boolean
  children: ReactNode
}

/** A page of the auth area: its title over its forms. */
export function AuthPage({ frame, title, icons = [], isInError = false, isNarrow = false, children }: AuthPageProps) {
  const heading = <h1 tabIndex={isInError ? undefined : -1}>{title}</h1>
  return (
    <PageFrame frame={frame} icons={['triangle-alert', ...icons]} isSolid>
      <div className={isNarrow ? 'wrap text-page lone' : 'wrap text-page stack spacious'}>
        {isNarrow ? (
          <div className="stack">
            {heading}
            {children}
          </div>
        ) : (
          <>
            {heading}
            {children}
          </>
        )}
      </div>
    </PageFrame>
  )
}

/** The head of a page of the auth area; search engines pass over all of them. */
export const authMeta = (loaderData: PageData<{ frame: Frame }> | undefined, title: () => string): MetaDescriptor[] =>
  loaderData === undefined ? [] : plainMeta(`${title()} – ${viewOf(loaderData).frame.appName}`)
