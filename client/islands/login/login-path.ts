import { registerPath } from '#shared/permissions/route-guards.ts'

/** The sign-in page, on the way to a path of this site. */
export const loginPath = (returnPath: string): string =>
  returnPath === '/' ? '/auth/login' : `/auth/login?return=${encodeURIComponent(returnPath)}`

/** The page to register at, on the way to a path of this site. */
export const signUpPath = (returnPath: string): string => (returnPath === '/' ? '/auth/register' : registerPath(returnPath))
