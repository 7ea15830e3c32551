import { isPaying, isPaymentTerminated, subscriptionTypeOf } from './plan.ts'

export type SubscriptionStatus = 'active' | 'cancelled' | 'pending' | 'expired'

/**
 * How a subscription stands: paid and renewing, cancelled, any other state of a paying plan, or no paying plan at all.
 * Spec: accounts §3 (PLAN-012 … PLAN-015).
 */
export function subscriptionStatus(planName: string | null | undefined, paymentStatus: string | null | undefined): SubscriptionStatus {
  if (!isPaying(subscriptionTypeOf(planName))) return 'expired'
  if (isPaymentTerminated(paymentStatus)) return 'cancelled'
  return paymentStatus === 'recurring' ? 'active' : 'pending'
}
