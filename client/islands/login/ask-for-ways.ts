import { type ApiClient, callApi } from '#shared/api/call-api.ts'
import { hakaProviders, ssoProviders } from '#shared/api/sso.ts'
import { NO_WAYS, organisationsIn, providersFor, type SignInWays } from './sign-in-ways.ts'

type Asking = { hasSchools: boolean; locale: string }

/** The ways to sign in beside e-mail; none when nobody answers, since e-mail goes without them. Spec: accounts §7.2 (SSO-009, SSO-022). */
export async function askForWays(api: ApiClient, { hasSchools, locale }: Asking): Promise<SignInWays> {
  try {
    const providers = providersFor((await callApi(api, ssoProviders, {})).providers, hasSchools)
    if (!providers.includes('haka')) return { providers, organisations: [] }
    return { providers, organisations: organisationsIn(await callApi(api, hakaProviders, {}), locale) }
  } catch {
    return NO_WAYS // the log of the calls has why
  }
}
