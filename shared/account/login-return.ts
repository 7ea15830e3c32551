import * as v from 'valibot'
import { guardOf } from '#shared/permissions/route-guards.ts'
import { safeReturnPath } from '#shared/text/safe-return-path.ts'

/** A path may be wrapped in JSON, as a text or as the member of an object. Spec: accounts §4.2 (AUTH-049). */
const WrappedSchema = v.union([
  v.string(),
  v.pipe(
    v.object({ url: v.string() }),
    v.transform(({ url }) => url),
  ),
  v.pipe(
    v.object({ returnUrl: v.string() }),
    v.transform(({ returnUrl }) => returnUrl),
  ),
])

/**
 * Where a return state leads within this site; undefined when it leads elsewhere or to a page for those who are not signed in, from
 * which a user would only be sent away. Spec: accounts §4.2 (AUTH-047, AUTH-049, AUTH-052); security §1 (H01, H02).
 */
export function returnPathOf(returnState: string | undefined, origin: string): string | undefined {
  const path = safeReturnPath(unwrapped(returnState?.trim()), origin)
  if (path === undefined) return undefined
  return guardOf(pathnameOf(path), { membersOnlyRoutes: [] }).some(({ type }) => type === 'logged-out') ? undefined : path
}

function unwrapped(state: string | undefined): string | undefined {
  if (!state?.startsWith('{') && !state?.startsWith('"')) return state
  try {
    const wrapped = v.safeParse(WrappedSchema, JSON.parse(state))
    return wrapped.success ? wrapped.output : undefined
  } catch {
    return undefined // no JSON, and no path either
  }
}

const FREE_WELCOME = '/auth/success/free'

/** Where somebody goes who has signed in: new users by way of /auth/welcome, whose `return` leads on. Spec: accounts §4.2 (AUTH-046, AUTH-047). */
export function afterLogin({ isNew, returnPath }: { isNew: boolean; returnPath: string | undefined }): string {
  if (!isNew) return returnPath ?? '/'
  const next = returnPath !== undefined && mayFollowWelcome(returnPath) ? returnPath : FREE_WELCOME
  return `/auth/welcome?return=${encodeURIComponent(next)}`
}

/** A store route or the start of a trial. */
function mayFollowWelcome(path: string): boolean {
  const pathname = pathnameOf(path)
  return pathname === '/auth/success/trial' || pathname === '/subscribe' || pathname.startsWith('/subscribe/')
}

/** Whether returning there begins a trial. Spec: accounts §4.2 (AUTH-048). */
export const startsTrial = (returnPath: string | undefined): boolean =>
  returnPath !== undefined && pathnameOf(returnPath).endsWith('/success/trial')

const pathnameOf = (path: string) => path.replace(/[?#].*$/, '')
