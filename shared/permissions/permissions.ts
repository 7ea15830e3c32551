import { type ClaimFeature, mergedFeatures, type TokenClaims } from '#shared/account/token-claims.ts'
import type { Features } from '#shared/brand/brand-config.ts'

/** What a page needs to know of its visitor. */
export type Visitor = { isAnonymous: boolean; canAccessPremium: boolean; canAccessPacman: boolean }

type DecidingClaims = Pick<TokenClaims, 'role' | 'user_claims'>

/**
 * What a visitor may do by the claims of their tokens; without a token nothing. A user's features and those of an IP login count alike,
 * but only a user's role makes somebody of a visitor. Spec: accounts §6 (PERM-002, PERM-003, PERM-005, PERM-012).
 */
export function visitorOf({ user, ip }: { user?: DecidingClaims | undefined; ip?: DecidingClaims | undefined }): Visitor {
  const features: ReadonlySet<string> = new Set(mergedFeatures(user, ip))
  const has = (feature: ClaimFeature) => features.has(feature)
  return {
    isAnonymous: isAnonymousRole(user?.role),
    canAccessPremium: has('hasPremiumContent'),
    canAccessPacman: has('canAccessPacman'),
  }
}

/** Spec: accounts §3 (PERM-002). */
const isAnonymousRole = (role: string | undefined) => role === undefined || role === '' || role === 'anonymous'

/** Advanced search, the dictionary tab's condition: the brand has it, or the visitor may. Spec: search §1, §6 (TAB-004). */
export const hasAdvancedSearch = (visitor: Pick<Visitor, 'canAccessPacman'>, features: Pick<Features, 'pacmanSearchFeatures'>): boolean =>
  features.pacmanSearchFeatures || visitor.canAccessPacman

/** The guard of the dictionary routes; a visitor it turns away goes to /forbidden/no-access. Spec: accounts §2.5 (PERM-027). */
export const passesPacmanGuard = (
  visitor: Pick<Visitor, 'canAccessPacman'>,
  features: Pick<Features, 'anonymous' | 'pacmanSearchFeatures'>,
): boolean => visitor.canAccessPacman || (features.anonymous && features.pacmanSearchFeatures)

/** Whether the tabs are drawn: only where the dictionary tab would also let the visitor in. Spec: search §2.2 (TAB-015, Contradictions C02). */
export const showsTabStrip = (visitor: Visitor, features: Pick<Features, 'anonymous' | 'pacmanSearchFeatures'>): boolean =>
  hasAdvancedSearch(visitor, features) && passesPacmanGuard(visitor, features)
