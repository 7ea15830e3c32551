import { useQuery } from '@tanstack/react-query'
import { browserApi } from '#client/browser/browser-api.ts'
import { callApi } from '#shared/api/call-api.ts'
import { hakaProviders, ssoProviders } from '#shared/api/sso.ts'
import { NO_WAYS, organisationsIn, providersFor, type SignInWays } from './sign-in-ways.ts'

type Given = { hasSchools: boolean; locale: string }

/** The ways to sign in beside e-mail; undefined while they are asked for, none when nobody answers. */
export function useSignInWays({ hasSchools, locale }: Given): SignInWays | undefined {
  const { data } = useQuery({
    queryKey: ['sign-in-ways'],
    queryFn: () => askForWays({ hasSchools, locale }).catch(() => NO_WAYS), // e-mail goes without them
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

async function askForWays({ hasSchools, locale }: Given): Promise<SignInWays> {
  const api = browserApi()
  const providers = providersFor((await callApi(api, ssoProviders, {})).providers, hasSchools)
  if (!providers.includes('haka')) return { providers, organisations: [] }
  return { providers, organisations: organisationsIn(await callApi(api, hakaProviders, {}), locale) }
}
