import { useQuery } from '@tanstack/react-query'
import { browserApi } from '#client/browser/browser-api.ts'
import { askForWays } from './ask-for-ways.ts'
import type { SignInWays } from './sign-in-ways.ts'

type Given = { hasSchools: boolean; locale: string }

/** The ways to sign in beside e-mail; undefined while they are asked for. */
export function useSignInWays({ hasSchools, locale }: Given): SignInWays | undefined {
  const { data } = useQuery({
    queryKey: ['sign-in-ways'],
    queryFn: () => askForWays(browserApi(), { hasSchools, locale }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
