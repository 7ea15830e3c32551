import type { PageContext } from '#client/page-context.ts'
import { PREFS_COOKIE, readPrefsCookie } from '#shared/preferences/display-preferences.ts'
import { GROUP_COOKIE } from '#shared/preferences/group-cookie.ts'
import { TAB_KEYS_COOKIE } from '#shared/search/tab-keys.ts'
import { base64Url } from '#shared/text/base64-url.ts'
import { apiClient } from '../api/api-client.ts'
import { cookieOf } from '../cookie.ts'
import type { EdgeOptions } from '../edge-options.ts'
import { requestBody } from '../middleware/body-size.ts'
import type { Destination } from '../middleware/chain.ts'
import { redirect, refusal } from '../reply.ts'
import { COOKIE_NAMES } from '../session/cookie-names.ts'
import { endedReply } from '../session/ended-session.ts'
import type { FlashCookie } from '../session/flash-cookie.ts'
import type { VisitCalls } from '../session/visit-calls.ts'
import { visitorOfVisit } from '../session/visitor.ts'
import { brandOf, type Visit } from '../visit.ts'
import { documentReply } from './document-reply.ts'
import { pageRequest } from './page-request.ts'
import { trackerOf } from './tracker.ts'

export type PageOptions = Pick<EdgeOptions, 'renderPage' | 'log' | 'randomBytes' | 'buildId' | 'isDevelopment' | 'debugMails'> & {
  visitCalls: VisitCalls
  flashCookie: FlashCookie
  /** Makes what a reader sees of a form that cannot be read; a plain line without it. */
  drawRefusal?: (visit: Visit, refusal: Response) => Response | Promise<Response>
}

/** 128 bits, as the content security policy asks. */
const NONCE_BYTES = 16

/**
 * Draws the document of the request. When it breaks because the origin failed the /offline page takes its place (502); when the
 * anonymous login was refused the visitor is sent to the status host. Spec: AUTH-021 … AUTH-023, ARCH-016.
 */
export function page(options: PageOptions): Destination {
  return async function page(visit) {
    const body = visit.request.method === 'POST' ? await formBody(visit) : undefined
    if (body instanceof Response) return options.drawRefusal?.(visit, body) ?? body

    const context = pageContextOf(visit, options)
    const drawn = await options.renderPage(pageRequest(visit, body), context)
    const ended = visit.endedBy && endedReply(visit, visit.endedBy)
    if (ended) {
      await drawn.body?.cancel()
      return ended
    }
    await options.flashCookie.leave(visit, drawn.status < 300 || drawn.status >= 400)
    // A page that has drawn the failure itself says 502 (SRCH-020, SRCH-052) and keeps what the visitor typed; 500 is one that broke.
    if (drawn.status !== 500 || visit.failure === undefined) return documentReply(visit, { drawn, context, ...options })
    await drawn.body?.cancel()
    return insteadOf(visit, options)
  }
}

/** Our forms are all of this type, and of no other can reading the fields fail; a page that cannot read them would be broken (500). */
const FORM_TYPE = /^\s*application\/x-www-form-urlencoded\s*(?:;|$)/i

const formBody = (visit: Visit): Promise<Uint8Array | Response> | Response =>
  FORM_TYPE.test(visit.request.headers.get('content-type') ?? '')
    ? requestBody(visit)
    : refusal(visit, { status: 415, code: 'bad_request' })

/** What a visitor gets when the origin is why the page failed. */
async function insteadOf(visit: Visit, options: PageOptions): Promise<Response> {
  const { statusUrl } = brandOf(visit).app.features
  if (visit.failure === 'login_refused' && statusUrl) return redirect(visit, new URL('/error.html', statusUrl).href)

  const context = pageContextOf(visit, options)
  const status = visit.failure === 'timeout' ? 504 : 502
  const offline = await options.renderPage(new Request(`${visit.origin}/offline`, { signal: visit.request.signal }), context)
  if (offline.status === 200) return documentReply(visit, { drawn: offline, context, status, ...options })
  await offline.body?.cancel()
  return refusal(visit, { status, code: status === 504 ? 'timeout' : 'bad_gateway' })
}

/** What a document of this visit is drawn with. */
export function pageContextOf(visit: Visit, { visitCalls, log, randomBytes, buildId, debugMails }: PageOptions): PageContext {
  const brand = brandOf(visit)
  const cookies = visit.request.headers.get('cookie')
  const storedPreferences = cookieOf(cookies, PREFS_COOKIE)
  const storedTab = storedPreferences === undefined ? undefined : readPrefsCookie(storedPreferences).tab
  return {
    api: apiClient(visit, { visitCalls, storedTab }),
    brand,
    locale: visit.locale,
    nonce: base64Url(randomBytes(NONCE_BYTES)),
    origin: visit.origin,
    requestId: visit.requestId,
    buildId,
    visitor: visitorOfVisit(visit),
    intent: visit.intent,
    flashes: visit.flashes,
    addFlash: (flash) => {
      visit.addedFlashes = [...(visit.addedFlashes ?? []), flash]
    },
    track: trackerOf(visit, log),
    storedTab,
    storedPreferences,
    storedGroup: cookieOf(cookies, GROUP_COOKIE),
    storedKeys: cookieOf(cookies, TAB_KEYS_COOKIE),
    hadDomainLogin: cookieOf(cookies, COOKIE_NAMES.domain) !== undefined,
    ...(debugMails && { debugMails }),
  }
}
