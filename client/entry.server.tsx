import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { BootContext } from './layout/boot-script.tsx'
import { pageContext } from './page-context.ts'

/** How long late parts of a page may take; React Router reads it too. */
export const streamTimeout = 5_000

/** Streams one document. Nothing is hydrated: the page's only script is the islands' boot. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  ...[entry, context]: [EntryContext, RouterContextProvider]
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const { nonce, requestId } = context.get(pageContext)
  const { module, hmr } = { module: entry.manifest.entry.module, hmr: entry.manifest.hmr?.runtime }
  const body = await renderToReadableStream(
    <BootContext value={{ module, nonce, hmr }}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </BootContext>,
    { nonce, signal: AbortSignal.timeout(streamTimeout + 1_000), onError: (error) => reportRenderError(error, requestId) },
  )
  return new Response(body, { status, headers })
}

/** The visitor's browser is told a digest only. An error before the first byte also rejects, and the edge answers with its error page. */
function reportRenderError(error: unknown, requestId: string) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  console.error(JSON.stringify({ event: 'page_render_failed', requestId, name, message, stack }))
}

/** Errors of loaders. Redirects and answers thrown on purpose do not come here. */
export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }) {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return // a page that is not there is no fault of ours
  reportRenderError(error, context.get(pageContext).requestId)
}
