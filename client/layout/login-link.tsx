import * as m from '#messages'
import login from '../islands/login/login.island.tsx'
import { loginPath, signUpPath } from '../islands/login/login-path.ts'
import { Island } from '../islands/runtime/island.tsx'
import type { Frame } from './frame.ts'

/** Leads to the sign-in page and from there back to this one; a script opens its forms here instead (SHELL-005). */
export function LoginLink({ frame }: { frame: Frame }) {
  const { here, locale, hasSchools, offersAccess } = frame
  const href = loginHref(here)
  const label = m.LOGIN_SUBMIT()
  const link = (
    <a className="btn" href={href} rel="nofollow">
      {label}
    </a>
  )
  // A login in the dialog loads its document again, which must not be a posted one or one on the way to somewhere else.
  if (isOnTheWay(here)) return link
  const registerHref = offersAccess ? signUpPath(here) : undefined
  const props = { href, label, locale, hasSchools, ...(registerHref === undefined ? {} : { registerHref }) }
  return <Island is={login} id="login" props={props} fallback={link} />
}

/** Signing in from a page about signing in leads to the front page. */
export const loginHref = (here: string): string => loginPath(isOnTheWay(here) ? '/' : here)

const isOnTheWay = (here: string) => /^\/(?:auth|user|social-login-confirm|magic_link_signup|delete-account)(?:[/?]|$)/.test(here)
