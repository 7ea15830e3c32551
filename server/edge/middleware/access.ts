import { guardOutcome } from '#shared/permissions/route-guards.ts'
import { redirect } from '../reply.ts'
import type { FlashCookie } from '../session/flash-cookie.ts'
import type { IntentCookie } from '../session/intent-cookie.ts'
import { visitorOfVisit } from '../session/visitor.ts'
import { brandOf, isApi } from '../visit.ts'
import type { Station } from './chain.ts'

/** Where a brand has a layout of its own for what is forbidden there is one page of it. Spec: accounts §2.4 (ROUTE-035). */
const OTHER_FORBIDDEN = /^\/forbidden\/(?!404$)/

/** Where a visitor is asked to make an account, who could go on with one. */
const REGISTER = /^\/auth\/register\//

export type AccessOptions = { flashCookie: FlashCookie; intentCookie: IntentCookie }

/**
 * Sends visitors away from what is not for them, before anything is drawn; calls are guarded by the origin. The table of who may go where is
 * `permissions/route-guards`. Spec: accounts §2.5 (PERM-021 … PERM-033, ROUTE-037 … ROUTE-042, ROUTE-046).
 */
export const access = ({ flashCookie, intentCookie }: AccessOptions): Station =>
  function access(visit) {
    if (isApi(visit)) return undefined
    const { app } = brandOf(visit)
    if (app.features.customForbidden && OTHER_FORBIDDEN.test(visit.path)) return redirect(visit, '/forbidden/404')
    const outcome = guardOutcome(visit, { visitor: visitorOfVisit(visit), app })
    if (outcome.type === 'pass') return undefined
    if (REGISTER.test(outcome.to)) return intentCookie.leave(visit).then(() => redirect(visit, outcome.to))
    if (!outcome.flash) return redirect(visit, outcome.to)
    visit.addedFlashes = [...(visit.addedFlashes ?? []), outcome.flash]
    return flashCookie.leave(visit, false).then(() => redirect(visit, outcome.to))
  }
