import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, type LinksFunction, type LoaderFunctionArgs, Meta, Outlet, useRouteLoaderData } from 'react-router'
import { messageByKey } from './i18n/message-by-key.ts'
import { BootScript } from './layout/boot-script.tsx'
import { ErrorPage } from './layout/error-page.tsx'
import { pageContext } from './page-context.ts'
import { frameOf } from './routes/frame-of.ts'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/components.css'
import literata from './styles/fonts/literata-latin-wght-normal.woff2?url'
import sourceSans from './styles/fonts/source-sans-3-latin-wght-normal.woff2?url'
import print from './styles/print.css?url'

/** Locale and brand of the document, and what header and footer show should the page itself fail. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  return { frame: frameOf(page, request), theme: page.brand.app.theme }
}

export const links: LinksFunction = () => [
  { rel: 'preload', href: literata, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: sourceSans, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: print, media: 'print' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={root?.frame.locale ?? 'en'} data-brand={root?.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        <BootScript />
      </head>
      <body>
        {children}
        {/* The one live region: islands announce there. It is here from the start, since a region that comes with its text is not read. */}
        <div id="announcer" className="vh" role="status" />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** A page that failed. What went wrong is in the log, under the request's id; visitors read what they can do. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const status = isRouteErrorResponse(error) ? error.status : 500
  const text = messageByKey(status === 400 ? 'APP_ERROR_BAD_REQUEST' : status === 404 ? 'FORBIDDEN_404_TEXT' : 'APP_ERROR')
  return (
    <>
      <meta name="robots" content="noindex" />
      <ErrorPage frame={root?.frame} status={status} text={text} />
    </>
  )
}
