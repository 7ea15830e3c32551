import { encodeReturnUrl } from '#shared/account/return-url.ts'
import type { AppConfig, Features } from '#shared/brand/brand-config.ts'
import type { FlashInput } from '#shared/flash/flash-message.ts'
import type { UserRights, Visitor } from './permissions.ts'

/** Features that a whole area of the site depends on (CONF-030). */
type AreaFeature = keyof Pick<Features, 'editor' | 'games' | 'lists' | 'proofing' | 'teams' | 'translator' | 'wordlists'>

/** What a path asks of its visitor or of the brand. Spec: accounts §2.5. */
export type Need =
  | { type: 'debug' }
  | { type: 'feature'; feature: AreaFeature }
  | { type: 'listed-route' }
  | { type: 'member' }
  | { type: 'login' }
  | { type: 'logged-out' }
  | { type: 'permission'; permission: keyof UserRights }
  | { type: 'premium-or-pacman' }

const LOGIN: Need = { type: 'login' }
const feature = (name: AreaFeature): Need => ({ type: 'feature', feature: name })
const permission = (name: keyof UserRights): Need => ({ type: 'permission', permission: name })

/**
 * Every guarded path, with the paths under it. A path also has the needs of those above it; the first one unmet decides. Paths that are
 * not here are open; those of dictionaries are guarded where their grammar is read (`passesPacmanGuard`).
 * Spec: accounts §2.3 … §2.5 (PERM-021 … PERM-033, ROUTE-001 … ROUTE-018).
 */
const GUARDED_PATHS: readonly (readonly [path: string, ...needs: Need[]])[] = [
  ['auth/login', { type: 'logged-out' }],
  ['auth/register', { type: 'logged-out' }],
  ['content', { type: 'listed-route' }],
  ['debug', { type: 'debug' }],
  ['editor', feature('editor'), LOGIN, permission('isUserDictEditor')],
  ['game', feature('games')],
  ['import-customer-dict', feature('editor'), LOGIN, permission('isUserDictEditor')],
  ['legal', { type: 'listed-route' }],
  ['lists', feature('lists')],
  ['proofing', feature('proofing'), LOGIN, { type: 'premium-or-pacman' }],
  ['subscribe/pay', LOGIN],
  ['teamadmin', feature('teams'), LOGIN, permission('canEditTeam')],
  ['translator', feature('translator'), LOGIN, { type: 'premium-or-pacman' }],
  ['user', LOGIN],
  ['user/teamsettings', feature('teams'), permission('canManageTeamPayments')],
  ['wordlists', feature('wordlists'), LOGIN],
]

/** Areas whose pages are told apart by a parameter, which lists of routes may name too. */
const AREAS_WITH_PARAMETER: ReadonlySet<string> = new Set(['content', 'legal'])

/** What the raw path of a request asks, in the order it is asked. A page that is for members only asks that first. */
export function guardOf(path: string, { membersOnlyRoutes }: Pick<AppConfig, 'membersOnlyRoutes'>): Need[] {
  const segments = segmentsOf(path)
  const needs = GUARDED_PATHS.filter(([guarded]) => isUnder(guarded, segments)).flatMap(([, ...own]) => own)
  return isListed(membersOnlyRoutes, segments) ? [{ type: 'member' }, ...needs] : needs
}

export type GuardOutcome = { type: 'pass' } | { type: 'redirect'; to: string; flash?: FlashInput }

type Requested = { /** Raw, as sent. */ path: string /** With its `?`, or ''. */; search: string }
type Given = { visitor: Visitor; app: AppConfig }

/** Whether a visitor may go on, or where they are sent instead. Spec: accounts §2.5 (ROUTE-037 … ROUTE-042, PERM-021 … PERM-033). */
export function guardOutcome(requested: Requested, given: Given): GuardOutcome {
  const unmet = guardOf(requested.path, given.app).find((need) => !isMet(need, requested, given))
  return unmet ? { type: 'redirect', ...insteadOf(unmet, requested) } : { type: 'pass' }
}

function isMet(need: Need, { path }: Requested, { visitor, app }: Given): boolean {
  switch (need.type) {
    case 'debug':
      return app.debug
    case 'feature':
      return app.features[need.feature]
    case 'listed-route':
      return isListed(app.routeList, segmentsOf(path))
    case 'member':
    case 'login':
      return !visitor.isAnonymous
    case 'logged-out':
      return visitor.isAnonymous
    case 'permission':
      return visitor[need.permission]
    case 'premium-or-pacman':
      return visitor.canAccessPremium || visitor.canAccessPacman
    default:
      return need satisfies never
  }
}

/** Where a visitor is sent whom a need turns away. */
function insteadOf({ type }: Need, { path, search }: Requested): { to: string; flash?: FlashInput } {
  switch (type) {
    case 'login':
      return { to: registerPath(path + search) }
    case 'logged-out':
      return { to: '/', flash: { messageL10nId: 'log_out_first' } }
    case 'premium-or-pacman':
      return { to: '/get-access' }
    default:
      return { to: '/forbidden/404' }
  }
}

/** The page to register or sign in at, on the way to a path of this site; one that is too long is left for the front page. Spec: accounts §2.4 (ROUTE-041). */
export const registerPath = (returnPath: string): string =>
  `/auth/register/${encodeReturnUrl(returnPath.length > MAX_RETURN_PATH_LENGTH ? '/' : returnPath)}`

/** Longer ones are not followed (`safeReturnPath`), and would make a header that some proxies refuse. */
const MAX_RETURN_PATH_LENGTH = 2048

/** As the router compares them: decoded, whatever their case, empty ones passed over. */
const segmentsOf = (path: string): string[] =>
  path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => decoded(segment).toLowerCase())

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment // not decodable: no route's name
  }
}

const isUnder = (guarded: string, segments: readonly string[]) => guarded.split('/').every((part, index) => part === segments[index])

/** Whether a list names the path: by its area, its URL or its parameter. Spec: accounts §2.5 (PERM-021). */
function isListed(routes: readonly string[], segments: readonly string[]): boolean {
  const [area = '', parameter] = segments
  const url = segments.join('/')
  const names = new Set([area, url, ...(parameter !== undefined && AREAS_WITH_PARAMETER.has(area) ? [parameter] : [])])
  return routes.some((route) => names.has(route.replace(/^\//, '').toLowerCase()))
}
