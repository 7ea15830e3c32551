import * as v from 'valibot'
import { type Provider, ProviderSchema, publicProviderName } from '#shared/account/login-method.ts'
import { afterLogin, returnPathOf } from '#shared/account/login-return.ts'
import { acceptSamlResponse } from '#shared/api/sso.ts'
import { requestBody } from '../middleware/body-size.ts'
import type { Destination } from '../middleware/chain.ts'
import { CLIENT_HEADER } from '../middleware/cross-site.ts'
import { jsonHeaders, notFound, redirect, reply } from '../reply.ts'
import { OriginFailure } from '../upstream/origin-failure.ts'
import type { Upstream } from '../upstream/upstream.ts'
import type { Visit } from '../visit.ts'
import { callOrigin, jsonOf, ownScope } from './origin-call.ts'
import { type ProviderSignIn, returnAddress } from './provider-sign-in.ts'
import type { SignOut } from './sign-out.ts'

export type ProviderRouteOptions = { providerSignIn: ProviderSignIn; signOut: SignOut; upstream: Upstream }

/** POST /api/auth/{provider}/login: the form of a provider's button. Spec: accounts §7.2 (SSO-003, SSO-005). */
export const beginAtProvider =
  ({ providerSignIn }: ProviderRouteOptions): Destination =>
  async (visit) => {
    const provider = providerOf(visit)
    const form = await formOf(visit)
    if (form instanceof Response) return form
    if (!provider) return notFound(visit)
    const returnState = (form.get('returnState') || form.get('next') || visit.intent || '').slice(0, MAX_RETURN_STATE)
    const begun = await providerSignIn.begin(visit, { provider, returnState, idp: form.get('idp') || undefined })
    if ('code' in begun) return redirect(visit, failurePath(provider, begun.code), 303)
    const isOwnClient = visit.request.headers.get(CLIENT_HEADER) === '1'
    return isOwnClient ? reply(visit, { status: 200, headers: jsonHeaders, body: JSON.stringify(begun) }) : sentOn(visit, begun.url)
  }

const MAX_RETURN_STATE = 2048

/** Away from a document there is no form whose policy would stop the redirect; and a link, should the browser not follow by itself. */
function sentOn(visit: Visit, url: string): Response {
  const href = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    refresh: `0; url=${url}`,
  }
  const { host } = new URL(url)
  return reply(visit, { status: 200, headers, body: `<!doctype html><title>${host}</title><p><a href="${href}">${host}</a>` })
}

/** GET /auth/{provider}/callback: back from the provider, signed in or not. Spec: AUTH-024, AUTH-046, AUTH-047, SSO-007, SSO-008, SSO-014, SSO-019. */
export const backFromProvider =
  ({ providerSignIn, signOut }: ProviderRouteOptions): Destination =>
  async (visit) => {
    const provider = providerOf(visit)
    if (!provider) return notFound(visit)
    const finished = await providerSignIn.finish(visit, provider)
    if (finished.type === 'revoked') return redirect(visit, expiredPath(provider))
    if (finished.type === 'signed-in') {
      const returnPath = returnPathOf(finished.returnState, visit.origin)
      return redirect(visit, afterLogin({ isNew: finished.isNew, returnPath }))
    }
    if (!finished.isCheck) return redirect(visit, failurePath(provider, finished.code))
    await signOut(visit, false)
    return redirect(visit, FAILED_CHECK)
  }

/** Where a failed Microsoft check ends. Spec: SSO-008, SSO-015. */
export const FAILED_CHECK = '/social-login-error?code=azure-error&provider=microsoft'

/** POST /api/auth/haka/acs: the federation's answer, from another site, so without our cookies. Spec: accounts §7.2 (SSO-019). */
export const acceptSaml =
  ({ upstream }: ProviderRouteOptions): Destination =>
  async (visit) => {
    const form = await formOf(visit)
    if (form instanceof Response) return form
    const body = {
      SAMLResponse: form.get('SAMLResponse') ?? '',
      RelayState: form.get('RelayState') ?? '',
      redirect_uri: returnAddress(visit.origin, 'haka'),
    }
    const answer = await callOrigin(upstream, ownScope(visit), { call: acceptSamlResponse, body }).catch(unlessOriginFailed)
    if (answer?.status !== 200) return redirect(visit, failurePath('haka', answer ? 'token_error' : 'unavailable'), 303)
    const { token } = v.parse(acceptSamlResponse.answer, jsonOf(answer))
    return redirect(visit, `/social-login-confirm/${encodeURIComponent(token)}?provider=haka`, 303)
  }

/** GET /api/auth/{provider}/callback, where /handle_cb leads: the document of that name (ROUTE-029). */
export const toCallback: Destination = (visit) => redirect(visit, visit.path.replace('/api', '') + visit.search)

/** The page that says that a provider's sign-in has ended. Spec: AUTH-024, SSO-012, SSO-014. */
const expiredPath = (provider: Provider) =>
  provider === 'haka'
    ? '/sso-haka-login-expired'
    : `/social-login-error?code=expired_error&provider=${provider === 'mpassid' ? 'mpassid' : 'microsoft'}`

/** The page that says that signing in with a provider did not work. Spec: SSO-016, SSO-017. */
export const failurePath = (provider: Provider, code: string) =>
  `/social-login-error?code=${/^[a-z0-9_-]{1,60}$/i.test(code) ? code : 'token_error'}&provider=${publicProviderName(provider)}`

function providerOf({ path }: Visit): Provider | undefined {
  const name = /^(?:\/api)?\/auth\/([a-z]+)\//.exec(path)?.[1]
  return v.is(ProviderSchema, name) ? name : undefined
}

async function formOf(visit: Visit): Promise<URLSearchParams | Response> {
  const body = await requestBody(visit)
  return body instanceof Response ? body : new URLSearchParams(new TextDecoder().decode(body))
}

function unlessOriginFailed(error: unknown): undefined {
  if (!(error instanceof OriginFailure)) throw error
  return undefined // the page says that it did not work
}
