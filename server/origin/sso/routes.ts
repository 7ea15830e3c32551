import * as v from 'valibot'
import { PROVIDERS, type Provider } from '#shared/account/login-method.ts'
import { providerLogin } from '#shared/api/auth.ts'
import { acceptSamlResponse, beginProviderSignIn, finishProviderSignIn, hakaProviders, ssoProviders } from '#shared/api/sso.ts'
import { DEFAULT_LOCALE, type Locale, LocaleSchema } from '#shared/language/locale.ts'
import { beginSignIn } from '../auth/sign-in.ts'
import type { OnCall } from '../route/answer-call.ts'
import { answer, badRequest, notFound, type Reply, refuse } from '../route/reply.ts'
import { type Beginning, beginHaka, beginOpenId } from './begin-sign-in.ts'
import { type Finishing, finishSignIn } from './finish-sign-in.ts'
import { hakaOf, loginTokenForResponse, organisationsByLanguage } from './haka.ts'
import { redeemLoginToken } from './login-token.ts'
import { openIdClient, ProviderUnavailableError } from './openid.ts'
import type { OpenIdProvider } from './provider-config.ts'
import type { SsoOptions } from './sso-options.ts'

/** Sign-in with identity providers: OpenID Connect and the academic federation. Spec: accounts §7.2 (SSO-002 … SSO-010, SSO-019, SSO-022). */
export function ssoRoutes(on: OnCall, options: SsoOptions) {
  const client = openIdClient(options.providers, options.now)
  const haka = hakaOf(options)
  const isOffered = (provider: Provider) => (provider === 'haka' ? haka !== undefined : options.providers[provider] !== undefined)
  const isBrand = async (brand: string) => (await options.brandById(brand)) !== undefined

  on(ssoProviders, async () => answer({ providers: PROVIDERS.filter(isOffered) }))
  on(hakaProviders, async () => answer(organisationsByLanguage(haka)))

  on(beginProviderSignIn, async ({ params: { provider }, body, brand }) => {
    if (!isOffered(provider)) return notFound()
    if (!(await isBrand(brand))) return badRequest('x-sk-brand names no brand')
    const given = beginningOf(body as BeginBody, brand) // as the call's body schema has just read it
    return orUnavailable(options, async () => {
      const begun = isOpenId(provider) ? await beginOpenId(options, client, { ...given, provider }) : await beginHaka(options, given)
      return begun.type === 'begun' ? answer({ url: begun.url, transaction: begun.transaction }) : badRequest(begun.reason)
    })
  })

  on(finishProviderSignIn, async ({ params: { provider }, body, brand }) => {
    if (!isOffered(provider)) return notFound()
    if (!isOpenId(provider)) return refuse(400, 'token_error') // the federation ends in a login token
    const given = finishingOf(body as FinishBody, brand, provider) // as the call's body schema has just read it
    return orUnavailable(options, async () => {
      const finished = await finishSignIn(options, client, given)
      return finished.type === 'signed-in' ? answer(finished.result) : refuse(400, finished.error)
    })
  })

  on(acceptSamlResponse, async ({ body, brand }) => {
    const { SAMLResponse, RelayState, redirect_uri } = body as SamlBody // as the call's body schema has just read it
    if (!haka) return notFound()
    const posted = { response: SAMLResponse, relayState: RelayState, redirectUri: redirect_uri, brand }
    const token = await loginTokenForResponse(options, haka, posted)
    return token === undefined ? refuse(400, 'token_error') : answer({ token })
  })

  on(providerLogin, async ({ params: { provider, token }, body, brand }) => {
    const { transaction, device } = body as { transaction: string; device: string } // as the call's body schema has just read it
    const claims = await redeemLoginToken(options, { token, transaction, provider, brand })
    if (!claims) return refuse(400, 'token_error')
    const { sub: userId, isNew, returnState } = claims
    return answer(await beginSignIn(options, { userId, brand, loginMethod: provider, device, isNew, returnState }))
  })
}

type BeginBody = { redirect_uri: string; return_state: string; language_ui: Locale; idp?: string; is_check: boolean }
type FinishBody = { transaction: string; callback_url: string; language_ui: string; device: string }
type SamlBody = { SAMLResponse: string; RelayState: string; redirect_uri: string }

const isOpenId = (provider: Provider): provider is OpenIdProvider => provider !== 'haka'

const beginningOf = ({ redirect_uri, return_state, language_ui, idp, is_check }: BeginBody, brand: string): Beginning => ({
  brand,
  redirectUri: redirect_uri,
  returnState: return_state,
  language: language_ui,
  idp,
  isCheck: is_check,
})

const finishingOf = (
  { transaction, callback_url, language_ui, device }: FinishBody,
  brand: string,
  provider: OpenIdProvider,
): Finishing => ({
  provider,
  brand,
  transaction,
  callbackUrl: callback_url,
  language: v.is(LocaleSchema, language_ui) ? language_ui : DEFAULT_LOCALE,
  device,
})

/** A provider that is down is told from a sign-in that is wrong, and noted. */
async function orUnavailable<Value>({ report }: SsoOptions, work: () => Promise<Reply<Value>>): Promise<Reply<Value>> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error
    report(error)
    return refuse(503, error.code)
  }
}
