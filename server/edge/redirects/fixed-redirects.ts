import type { Destination } from '../middleware/chain.ts'
import { redirect } from '../reply.ts'

/** Old and short addresses. Queries are dropped: the targets are fixed. Spec: ROUTE-014, ROUTE-036, CONT-008. */
export const FIXED_REDIRECTS = {
  '/motsanakirjat': '/legal/our-content',
  '/tiimeille': '/organizations',
  '/forbidden': '/forbidden/404',
} as const satisfies Record<string, string>

/** Sends a visitor to one fixed address. */
export const redirectTo =
  (location: string): Destination =>
  (visit) =>
    redirect(visit, location)

const RESET_TOKEN = /^\/reset-password\/([A-Za-z0-9._~-]{16,512})$/

/** `/reset-password/{token}` → `/auth/reset-password/{token}`; what cannot be a token is not found. Spec: ROUTE-025. */
export const resetPassword: Destination = function resetPassword(visit) {
  const token = RESET_TOKEN.exec(visit.path)?.[1]
  return redirect(visit, token ? `/auth/reset-password/${token}` : '/forbidden/404')
}
