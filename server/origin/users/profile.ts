import type { LoginMethod } from '#shared/account/login-method.ts'
import { planNameNow, subscriptionTypeOf } from '#shared/account/plan.ts'
import type { Profile, Subscription } from '#shared/account/user.ts'
import { type ProfileRow, profileRow } from './profile-queries.ts'
import type { UsersOptions } from './users-options.ts'

/** What a user is told about themselves, or undefined when the user is gone. Spec: accounts §3 (USER-002, USER-003). */
export async function ownProfile(
  { accounts, now }: Pick<UsersOptions, 'accounts' | 'now'>,
  { userId, loginMethod }: { userId: string; loginMethod: LoginMethod },
): Promise<Profile | undefined> {
  const row = await profileRow(accounts, userId)
  return row && profileOf(row, { loginMethod, now: now() })
}

function profileOf(row: ProfileRow, { loginMethod, now }: { loginMethod: LoginMethod; now: number }): Profile {
  const { id, plan_name, plan_variant, payment_status, period_start, period_end, team_disabled, ...same } = row
  return {
    ...same,
    user_id: id,
    login_method: loginMethod,
    team_disabled: team_disabled ?? false,
    offline: false,
    subscription: subscriptionOf({ plan_name, plan_variant, payment_status, period_start, period_end }, now),
  }
}

type PlanColumns = Pick<ProfileRow, 'plan_name' | 'plan_variant' | 'payment_status' | 'period_start' | 'period_end'>

/** A cancelled plan whose period is over is the free one (PLAN-031). */
function subscriptionOf({ plan_name, plan_variant, payment_status, period_start, period_end }: PlanColumns, now: number): Subscription {
  const name = planNameNow({ planName: plan_name, paymentStatus: payment_status, periodEnd: period_end, now }) ?? 'free'
  return {
    plan_type: subscriptionTypeOf(name),
    name,
    variant: plan_variant,
    payment_status,
    current_period_start: period_start,
    current_period_end: period_end,
  }
}
