/** The sign-in page, on the way to a path of this site. */
export const loginPath = (returnPath: string): string =>
  returnPath === '/' ? '/auth/login' : `/auth/login?return=${encodeURIComponent(returnPath)}`
