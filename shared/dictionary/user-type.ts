/** Sent with searches. Spec: search §6 (SRCH-029, Contradictions C11). */
export type UserType = 'pacman' | 'premium' | 'free'

export type SearchAccess = {
  hasAdvancedSearch: boolean
  canAccessPremium: boolean
  /** The customer data of the visitor's team is left out (SRCH-045). */
  hidesCustomerData?: boolean
}

/** pacman with advanced access, else premium with premium access, else free. Spec: search §6 (SRCH-029). */
export function userTypeOf({ hasAdvancedSearch, canAccessPremium }: SearchAccess): UserType {
  if (hasAdvancedSearch) return 'pacman'
  return canAccessPremium ? 'premium' : 'free'
}

/** Whether the free_premium flag is sent: for those with neither advanced nor premium access. Spec: search §6 (SRCH-028). */
export const sendsFreePremium = (access: SearchAccess): boolean => userTypeOf(access) === 'free'
