import type { SubscriptionType } from './plan.ts'

export const CUSTOMER_TYPES = ['none', 'xl', 'pacman', 'disabled_pacman_by_ip'] as const
export type CustomerType = (typeof CUSTOMER_TYPES)[number]

/** The institution whose network a visitor comes from. Spec: accounts §3 (AUTH-036). */
export type Customer = { type: CustomerType; isDisabled: boolean }

/**
 * The visitor's institution by the type in its IP token. One that was disabled keeps its visitors out of pacman, whatever they
 * have themselves, except members of a team plus subscription. Spec: accounts §3, §6 (AUTH-036, PERM-005).
 */
export function customerOf(type: CustomerType | undefined, subscriptionType: SubscriptionType): Customer {
  if (type !== 'disabled_pacman_by_ip') return { type: type ?? 'none', isDisabled: false }
  return subscriptionType === 'team_plus' ? { type: 'none', isDisabled: false } : { type, isDisabled: true }
}

/** The lists of GET /api/config/domain. */
export type CustomerList = 'pacman' | 'xl' | 'mot'

/** In which list the domain configuration names a customer; a disabled one is in none. Spec: requirements ORG-004. */
export function customerListOf(type: CustomerType): CustomerList | undefined {
  switch (type) {
    case 'pacman':
    case 'xl':
      return type
    case 'none':
      return 'mot'
    case 'disabled_pacman_by_ip':
      return undefined
    default:
      return type satisfies never
  }
}
