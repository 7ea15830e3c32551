import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { withLocale } from '#client/i18n/with-locale.ts'
import { type PageContext, pageContext } from '#client/page-context.ts'

// The virtual module's optional fields are typed `T | undefined`, which exactOptionalPropertyTypes tells from `T?`.
const handle = createRequestHandler(build as unknown as ServerBuild, import.meta.env.MODE)

/** Draws one document: the port `renderPage` of the edge, and the only place that knows React Router's server build. */
export function renderPage(request: Request, page: PageContext): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  return withLocale(page.locale, () => handle(request, context))
}
