import { returnPathOf } from '#shared/account/login-return.ts'
import type { Visit } from '../visit.ts'
import { INTENT } from './cookie-kinds.ts'
import { clearCookie, setCookie } from './left-cookies.ts'
import type { SealedCookies } from './sealed-cookie.ts'

/** What a visitor wanted before they were asked to sign in. */
export type IntentCookie = {
  /** Keeps where the visit was going. */
  leave(visit: Visit): Promise<void>
  /** Puts it on a visit of the sign-in pages. */
  read(visit: Visit, value: string): Promise<void>
}

/**
 * It outlasts the pages in between: who is sent from a guarded page to register and signs in another way still gets there. The ways to a plan
 * and to a trial are pages of ours, so that their paths say what was wanted. Spec: requirements AUTH-043, AUTH-050, AUTH-052.
 */
export const createIntentCookie = (sealed: SealedCookies): IntentCookie => ({
  async leave(visit) {
    const returnPath = returnPathOf(visit.path + visit.search, visit.origin)
    if (returnPath === undefined) return
    const value = await sealed.seal(INTENT, { brand: visit.brandId, content: { returnPath } })
    setCookie(visit, INTENT.name, { value, lifeSeconds: INTENT.lifeSeconds })
  },
  async read(visit, value) {
    const opened = await sealed.open(INTENT, { brand: visit.brandId, value })
    if (opened.status === 'open') visit.intent = returnPathOf(opened.content.returnPath, visit.origin)
    else clearCookie(visit, INTENT.name)
  },
})
