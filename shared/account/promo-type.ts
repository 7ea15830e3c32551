import type { CustomerType } from './customer.ts'
import type { SubscriptionType } from './plan.ts'

/** Each has its own content, `promo_{type}`. Spec: accounts §3 (PLAN-016 … PLAN-019, PLAN-021). */
export const PROMO_TYPES = [
  'anon',
  'trial',
  'free',
  'teamExpired',
  'teamExpiredOwner',
  'personal',
  'personal_kp',
  'team',
  'school',
  'invoicing',
  'pacmanMember',
  'disabled_pacman_by_ip',
  'xl',
  'viewOnlyIp',
  'pacman',
  'pacman_on_hold',
  'pacman_on_hold_expired',
  'pacman_ip_disabled_SK_login',
] as const
export type PromoType = (typeof PROMO_TYPES)[number]

export type PromoFacts = {
  isAnonymous: boolean
  subscriptionType: SubscriptionType
  hasActivatedTrial: boolean
  /** The user's own team. */
  hasTeam: boolean
  isTeamOwner: boolean
  customerType: CustomerType
  /** The institution of the network has a team. */
  hasCustomerTeam: boolean
  viewOnlyIp: boolean
}

/** Which promotion a visitor is shown: that of the institution they come from, else that of their plan. Spec: accounts §3 (PLAN-016 … PLAN-020). */
export const promoTypeOf = (facts: PromoFacts): PromoType => institutionPromo(facts) ?? planPromo(facts)

/** In the order of PLAN-020. */
function institutionPromo({ customerType, hasTeam, hasCustomerTeam, viewOnlyIp }: PromoFacts): PromoType | undefined {
  if (customerType === 'disabled_pacman_by_ip') return customerType
  if (customerType === 'xl' && (hasTeam || hasCustomerTeam)) return customerType
  if (viewOnlyIp) return 'viewOnlyIp'
  return customerType === 'pacman' ? customerType : undefined
}

function planPromo(facts: PromoFacts): PromoType {
  const { isAnonymous, subscriptionType } = facts
  if (isAnonymous) return 'anon'
  switch (subscriptionType) {
    case 'none':
    case 'free':
      return freePromo(facts)
    case 'team_plus':
      return 'pacmanMember'
    default:
      return subscriptionType
  }
}

/** Somebody on the free plan who is in a team had that team's plan before. Spec: accounts §3 (PLAN-017). */
function freePromo({ hasTeam, isTeamOwner, hasActivatedTrial }: PromoFacts): PromoType {
  if (hasTeam) return isTeamOwner ? 'teamExpiredOwner' : 'teamExpired'
  return hasActivatedTrial ? 'free' : 'trial'
}
