import { expect, test } from 'vitest'
import { subscriptionStatus } from './subscription-status.ts'

test.each([
  ['PLAN-012', 'one_month', 'recurring', 'active'],
  ['PLAN-012', 'pacman_customer', 'recurring', 'active'],
  ['PLAN-013', 'one_year', 'terminated', 'cancelled'],
  ['PLAN-014', 'one_year', 'pending1', 'pending'],
  ['PLAN-014', 'sk_customer', null, 'pending'],
  ['PLAN-015', 'free', 'recurring', 'expired'],
  ['PLAN-015', 'free', 'terminated', 'expired'],
  ['PLAN-015', null, null, 'expired'],
  ['PLAN-015', 'unheard-of', 'recurring', 'expired'],
])('%s plan %s, payment %s: %s', (_, planName, paymentStatus, status) => expect(subscriptionStatus(planName, paymentStatus)).toBe(status))
