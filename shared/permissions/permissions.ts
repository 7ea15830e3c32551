import { type Customer, customerOf } from '#shared/account/customer.ts'
import { isEmaillessMethod, type LoginMethod } from '#shared/account/login-method.ts'
import { hasPacmanMembership, isPaying, type SubscriptionType, subscriptionTypeOf } from '#shared/account/plan.ts'
import { type PromoType, promoTypeOf } from '#shared/account/promo-type.ts'
import type { SessionClaims } from '#shared/account/session-view.ts'
import { type ClaimFeature, mergedFeatures } from '#shared/account/token-claims.ts'
import type { Features } from '#shared/brand/brand-config.ts'
import { type UserType, userTypeOf } from '#shared/dictionary/user-type.ts'

/** Rights that come of who somebody is; always off for anonymous visitors. Spec: accounts §6 (PERM-006 … PERM-008, PERM-010, PERM-012). */
export type UserRights = { canEdit: boolean; canEditTeam: boolean; canManageTeamPayments: boolean; isUserDictEditor: boolean }

/** What a visitor may do, decided on the server by the claims of their tokens and their brand. Spec: accounts §6. */
export type Visitor = UserRights & {
  isAnonymous: boolean
  /** Of a signed-in user only. */
  userId?: string
  loginMethod?: LoginMethod
  teamId?: string
  /** By the way of signing in; a profile also says whether there is an address (SSO-020). */
  isEmailless: boolean
  canAccessPremium: boolean
  canAccessPacman: boolean
  canAccessTeamContent: boolean
  viewOnlyIp: boolean
  onlyViewOnlyIp: boolean
  allowEdit: boolean
  allowEditCustomDict: boolean
  allowReportError: boolean
  allowDictPicker: boolean
  hasPremium: boolean
  /** Neither pacman nor premium. */
  isFreeTier: boolean
  /** As sent with searches. */
  userType: UserType
  subscriptionType: SubscriptionType
  promoType: PromoType
  customer: Customer
  /** The visitor's network has signed them in. */
  hasDomainLogin: boolean
  /** The institution whose network it is, as its readers know it. */
  institution?: string
}

/** The claims that decide; those a token does not have are as good as empty. */
export type DecidingClaims = Pick<SessionClaims, 'role' | 'user_claims'> & Partial<SessionClaims>

export type VisitorTokens = { user?: DecidingClaims | undefined; ip?: DecidingClaims | undefined }

/**
 * What a visitor may do by the claims of their tokens; without a token nothing. Features of a user's token and of an IP login's count
 * alike, but only a user's role makes somebody of a visitor. Spec: accounts §6 (PERM-001 … PERM-020, PERM-035).
 */
export function visitorOf({ user: given, ip, features }: VisitorTokens & { features: Features }): Visitor {
  const user = given && isUserRole(given.role) ? given : undefined
  const subscriptionType = subscriptionTypeOf(user?.plan_name)
  const customer = customerOf(ip?.customer_type, subscriptionType)
  const access = accessOf({ user, ip }, subscriptionType, customer)
  const rights = rightsOf(user)
  const isAnonymous = user === undefined
  return {
    ...identityOf(user),
    ...rights,
    ...access,
    isAnonymous,
    allowEdit: features.editor && rights.canEdit,
    allowEditCustomDict: rights.isUserDictEditor,
    allowReportError: !isAnonymous || access.canAccessPacman || access.canAccessPremium,
    allowDictPicker: access.canAccessPacman,
    hasPremium: access.canAccessPremium,
    isFreeTier: !access.canAccessPacman && !access.canAccessPremium,
    userType: userTypeOf({ hasAdvancedSearch: hasAdvancedSearch(access, features), canAccessPremium: access.canAccessPremium }),
    subscriptionType,
    promoType: promoOf({ user, ip }, { subscriptionType, customer, viewOnlyIp: access.viewOnlyIp }),
    customer,
    hasDomainLogin: ip !== undefined,
    ...(ip?.customer_name ? { institution: ip.customer_name } : {}),
  }
}

/** Whether the role of a token is somebody's; that of an IP login is anonymous too. Spec: accounts §3 (PERM-001, PERM-002). */
const isUserRole = (role: string) => role !== '' && role !== 'anonymous'

/** Only what is known is named, so that a visitor as JSON says no more. */
function identityOf(user: DecidingClaims | undefined): Pick<Visitor, 'userId' | 'loginMethod' | 'teamId' | 'isEmailless'> {
  const loginMethod = user?.login_method
  return {
    ...(user?.sub === undefined ? {} : { userId: user.sub }),
    ...(loginMethod === undefined ? {} : { loginMethod }),
    ...(user?.identity?.team_id === undefined ? {} : { teamId: user.identity.team_id }),
    isEmailless: isEmaillessMethod(loginMethod),
  }
}

/** Spec: accounts §6 (PERM-006 … PERM-008, PERM-010). */
function rightsOf(user: DecidingClaims | undefined): UserRights {
  const teamRole = user?.team_role
  return {
    canEdit: user?.role === 'admin' || user?.role === 'group-admin',
    canEditTeam: teamRole === 'admin' || teamRole === 'owner',
    canManageTeamPayments: teamRole === 'owner',
    isUserDictEditor: Boolean(user?.editor_team_id),
  }
}

type Access = Pick<Visitor, 'canAccessPremium' | 'canAccessPacman' | 'canAccessTeamContent' | 'viewOnlyIp' | 'onlyViewOnlyIp'>

/** What the plan, the claims and the network open. Spec: accounts §6 (PERM-003, PERM-005, PERM-009, PERM-011, PERM-013). */
function accessOf({ user, ip }: VisitorTokens, type: SubscriptionType, customer: Customer): Access {
  const features: ReadonlySet<string> = new Set(mergedFeatures(user, ip))
  const has = (feature: ClaimFeature) => features.has(feature)
  const signupMethods = new Set([...(user?.signupMethods ?? []), ...(ip?.signupMethods ?? [])])
  return {
    canAccessPremium: has('hasPremiumContent') || isPaying(type),
    canAccessPacman: !customer.isDisabled && (has('canAccessPacman') || customer.type === 'pacman' || hasPacmanMembership(type)),
    canAccessTeamContent: has('hasTeamContent'),
    viewOnlyIp: has('viewOnlyIp'),
    onlyViewOnlyIp: has('viewOnlyIp') && signupMethods.size === 1 && signupMethods.has('ip'),
  }
}

type PromoGiven = { subscriptionType: SubscriptionType; customer: Customer; viewOnlyIp: boolean }

const promoOf = ({ user, ip }: VisitorTokens, { subscriptionType, customer, viewOnlyIp }: PromoGiven): PromoType =>
  promoTypeOf({
    isAnonymous: user === undefined,
    subscriptionType,
    hasActivatedTrial: user?.has_activated_trial ?? false,
    hasTeam: user?.identity?.team_id !== undefined,
    isTeamOwner: user?.team_role === 'owner',
    customerType: customer.type,
    hasCustomerTeam: ip?.identity?.team_id !== undefined,
    viewOnlyIp,
  })

/** Advanced search, the dictionary tab's condition: the brand has it, or the visitor may. Spec: search §1, §6 (TAB-004). */
export const hasAdvancedSearch = (visitor: Pick<Visitor, 'canAccessPacman'>, features: Pick<Features, 'pacmanSearchFeatures'>): boolean =>
  features.pacmanSearchFeatures || visitor.canAccessPacman

/** The guard of the dictionary routes; a visitor it turns away goes to /forbidden/no-access. Spec: accounts §2.5 (PERM-027). */
export const passesPacmanGuard = (
  visitor: Pick<Visitor, 'canAccessPacman'>,
  features: Pick<Features, 'anonymous' | 'pacmanSearchFeatures'>,
): boolean => visitor.canAccessPacman || (features.anonymous && features.pacmanSearchFeatures)

/** Whether the tabs are drawn: only where the dictionary tab would also let the visitor in. Spec: search §2.2 (TAB-015, Contradictions C02). */
export const showsTabStrip = (
  visitor: Pick<Visitor, 'canAccessPacman'>,
  features: Pick<Features, 'anonymous' | 'pacmanSearchFeatures'>,
): boolean => hasAdvancedSearch(visitor, features) && passesPacmanGuard(visitor, features)
