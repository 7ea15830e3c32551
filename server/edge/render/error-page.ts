import type { Station } from '../middleware/chain.ts'
import { isApi, type Visit } from '../visit.ts'
import { documentReply } from './document-reply.ts'
import { type PageOptions, pageContextOf } from './page.ts'

export type ErrorPageOptions = PageOptions & {
  /** The stations that find out brand and language, for visits that were refused before them. */
  prepare: readonly Station[]
}

/** The pages that say it, by the status of a refusal; other refusals stay a plain line. Spec: ROUTE-032, ROUTE-033. */
const PATHS: Readonly<Record<number, string>> = {
  400: '/forbidden/404',
  403: '/forbidden/403',
  413: '/forbidden/404',
  415: '/forbidden/404',
}

/** Draws a refused document as a page in the visitor's language; the plain line stays when that fails too. */
export function errorPage(options: ErrorPageOptions) {
  return function drawRefusal(visit: Visit, refusal: Response): Response | Promise<Response> {
    const path = PATHS[refusal.status]
    if (!path || isApi(visit) || visit.brandId === '') return refusal
    return drawn(visit, path, options).then(
      (response) => response(refusal.status),
      () => refusal,
    )
  }
}

async function drawn(visit: Visit, path: string, options: ErrorPageOptions): Promise<(status: number) => Response> {
  for (const station of options.prepare) await station(visit)
  const context = pageContextOf(visit, options)
  const page = await options.renderPage(new Request(visit.origin + path, { signal: visit.request.signal }), context)
  if (page.status >= 500 || page.headers.has('location')) throw new Error('the error page cannot be drawn')
  return (status) => documentReply(visit, { drawn: page, context, ...options, status, isKept: false })
}
