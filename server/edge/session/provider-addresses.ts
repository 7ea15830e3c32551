import type { Provider } from '#shared/account/login-method.ts'
import { returnPathOf } from '#shared/account/login-return.ts'
import type { AppErrorCode } from '#shared/errors/app-error.ts'
import type { Destination } from '../middleware/chain.ts'
import { CLIENT_HEADER } from '../middleware/cross-site.ts'
import { jsonHeaders, redirect, refusal, reply } from '../reply.ts'
import type { Visit } from '../visit.ts'
import type { AskMicrosoft } from './microsoft-check.ts'
import { FAILED_CHECK, failurePath } from './provider-routes.ts'
import type { ProviderSignIn } from './provider-sign-in.ts'

export type ProviderAddressOptions = { providerSignIn: ProviderSignIn; askMicrosoft: AskMicrosoft }

/**
 * GET /auth/{azure|mpassid}/login, /haka/spinitsso-redirect?idp={id}: where a sign-in begins. A script is told the address, a document is sent
 * there. Spec: accounts §7.2 (SSO-002, SSO-003, SSO-010, API-026).
 */
export const addressOfProvider =
  ({ providerSignIn }: ProviderAddressOptions, provider: Provider): Destination =>
  async (visit) => {
    if (!isFromHere(visit)) return refusal(visit, { status: 403, code: 'cross_site' })
    const query = new URLSearchParams(visit.search)
    const beginning = {
      provider,
      returnState: pathIn(visit, query.get('returnState')) ?? visit.intent ?? '',
      idp: query.get('idp') || undefined,
    }
    const begun = await providerSignIn.begin(visit, beginning)
    if ('url' in begun) return isScript(visit) ? json(visit, 200, { url: begun.url }) : redirect(visit, begun.url, 303)
    if (begun.code === 'not_found' || begun.code === 'bad_request')
      return json(visit, begun.code === 'not_found' ? 404 : 400, { error: begun.code })
    return isScript(visit)
      ? json(visit, 503, { error: 'unavailable' satisfies AppErrorCode })
      : redirect(visit, failurePath(provider, begun.code), 303)
  }

/** GET /auth/azure/check?state={current url}: where a Microsoft sign-in is checked. Spec: accounts §4.1, §7.2 (SSO-004, SSO-007, SSO-008). */
export const addressOfCheck =
  ({ askMicrosoft }: ProviderAddressOptions): Destination =>
  async (visit) => {
    if (!isFromHere(visit)) return refusal(visit, { status: 403, code: 'cross_site' })
    if (visit.session?.claims.login_method !== 'azure') return json(visit, 401, { error: 'unauthorized' satisfies AppErrorCode })
    const returnPath = pathIn(visit, new URLSearchParams(visit.search).get('state')) ?? '/'
    const asked = await askMicrosoft(visit, returnPath)
    if (asked.type === 'not-asked')
      return isScript(visit) ? json(visit, 503, { error: 'unavailable' satisfies AppErrorCode }) : redirect(visit, returnPath)
    const address = asked.type === 'address' ? asked.url : FAILED_CHECK
    return isScript(visit) ? json(visit, 200, { address }) : redirect(visit, address)
  }

/** Reading these addresses begins something, so that a page of another site may not lead here. Spec: security §3.6. */
function isFromHere({ request: { headers } }: Visit): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  return fetchSite === null ? headers.get(CLIENT_HEADER) === '1' : fetchSite === 'same-origin' || fetchSite === 'none'
}

const isScript = ({ request }: Visit) => request.headers.get(CLIENT_HEADER) === '1'

/** A path of this site, which may be sent as its whole address. */
const pathIn = ({ origin }: Visit, state: string | null): string | undefined =>
  state === null ? undefined : returnPathOf(state.startsWith(`${origin}/`) ? state.slice(origin.length) : state, origin)

const json = (visit: Visit, status: number, value: unknown) => reply(visit, { status, headers: jsonHeaders, body: JSON.stringify(value) })
