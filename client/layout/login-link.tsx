import * as m from '#messages'
import type { Frame } from './frame.ts'

/** Leads to the sign-in page and from there back to this one (SHELL-005). */
export const LoginLink = ({ frame: { here } }: { frame: Frame }) => (
  <a className="btn" href={loginHref(here)} rel="nofollow">
    {m.LOGIN_SUBMIT()}
  </a>
)

/** Signing in from a page about signing in leads to the front page. */
export function loginHref(here: string): string {
  if (here === '/' || /^\/(?:auth|user)(?:[/?]|$)/.test(here)) return '/auth/login'
  return `/auth/login?return=${encodeURIComponent(here)}`
}
