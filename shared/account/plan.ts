import type { ClaimFeature } from './token-claims.ts'

/** Spec: accounts §3 (PLAN-002). */
export const SUBSCRIPTION_TYPES = ['none', 'free', 'personal', 'personal_kp', 'team', 'team_plus', 'school', 'invoicing'] as const
export type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number]

/** Spec: accounts §3 (PLAN-003 … PLAN-009). */
const TYPE_BY_PLAN_NAME: ReadonlyMap<string, SubscriptionType> = new Map<string, SubscriptionType>([
  ['one_month', 'personal'],
  ['one_year', 'personal'],
  ['pacman_personal_yearly', 'personal_kp'],
  ['free', 'free'],
  ['school_customer', 'school'],
  ['sk_customer', 'invoicing'],
  ['team', 'team'],
  ['pacman_customer', 'team_plus'],
])

/** The subscription type of a plan by the store's name for it; none without a plan and for names nobody knows. Spec: accounts §3. */
export const subscriptionTypeOf = (planName: string | null | undefined): SubscriptionType => TYPE_BY_PLAN_NAME.get(planName ?? '') ?? 'none'

/** Whether the type is one that somebody pays for; all of those are premium. Spec: accounts §3, §6 (PERM-003). */
export const isPaying = (type: SubscriptionType): boolean => type !== 'none' && type !== 'free'

/** Types that come with institutional (pacman) membership. Spec: accounts §6 (PERM-003, PERM-005). */
export const hasPacmanMembership = (type: SubscriptionType): boolean => type === 'team_plus' || type === 'personal_kp'

/** Spec: accounts §3 (PLAN-010). */
export const isPaymentPending = (paymentStatus: string | null | undefined): boolean => paymentStatus === 'pending1'

/** Cancelled: access goes on to the end of the period (PLAN-031). Spec: accounts §3 (PLAN-011). */
export const isPaymentTerminated = (paymentStatus: string | null | undefined): boolean => paymentStatus === 'terminated'

/** A plan as pages speak of it. Spec: accounts §3 (USER-001). */
export type Plan = { subscriptionType: SubscriptionType; isPremium: boolean; isPaymentPending: boolean; isPaymentTerminated: boolean }

type PlanFacts = { planName: string | null | undefined; paymentStatus: string | null | undefined }

/** Reads a plan from the store's names for it and for the state of its payment. Spec: accounts §3. */
export function planOf({ planName, paymentStatus }: PlanFacts): Plan {
  const subscriptionType = subscriptionTypeOf(planName)
  return {
    subscriptionType,
    isPremium: isPaying(subscriptionType),
    isPaymentPending: isPaymentPending(paymentStatus),
    isPaymentTerminated: isPaymentTerminated(paymentStatus),
  }
}

/** `periodEnd` and `now` are ms since the epoch. */
type PaidPeriod = PlanFacts & { periodEnd: number | null; now: number }

/** The name of the plan that holds now: a cancelled plan is over with its period and then free. Spec: requirements PLAN-031. */
export function planNameNow({ planName, paymentStatus, periodEnd, now }: PaidPeriod): string | null | undefined {
  const isOver = isPaymentTerminated(paymentStatus) && periodEnd !== null && periodEnd <= now
  return isOver && isPaying(subscriptionTypeOf(planName)) ? 'free' : planName
}

/** The features that a plan and a team put into a user’s token; a team that is disabled counts as none. Spec: accounts §3 (AUTH-004), §6. */
export function userClaimsOf({ planName, hasTeam }: { planName: string | null | undefined; hasTeam: boolean }): ClaimFeature[] {
  const type = subscriptionTypeOf(planName)
  return [
    ...(isPaying(type) ? (['hasPremiumContent'] as const) : []),
    ...(hasPacmanMembership(type) ? (['canAccessPacman'] as const) : []),
    ...(hasTeam ? (['hasTeamContent'] as const) : []),
  ]
}
