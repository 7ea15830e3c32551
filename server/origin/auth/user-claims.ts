import * as v from 'valibot'
import { LoginMethodSchema } from '#shared/account/login-method.ts'
import { planNameNow, type SubscriptionType, subscriptionTypeOf, userClaimsOf } from '#shared/account/plan.ts'
import type { SessionClaims } from '#shared/account/session-view.ts'

/** A live sign-in with its user and team, as the database has them. */
export const SignInRow = v.object({
  sid: v.string(),
  login_method: LoginMethodSchema,
  user_id: v.string(),
  email: v.nullable(v.string()),
  role: v.string(),
  team_id: v.nullable(v.string()),
  team_role: v.nullable(v.string()),
  team_type: v.nullable(v.string()),
  team_disabled: v.nullable(v.number()),
  editor_team_id: v.nullable(v.string()),
  plan_name: v.string(),
  payment_status: v.nullable(v.string()),
  period_end: v.nullable(v.number()),
  has_activated_trial: v.number(),
  /** When the sign-in ends however much it is used (ms). */
  ends_at: v.number(),
  providers: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
})
export type SignInRow = v.InferOutput<typeof SignInRow>

/** What a token says of its user; brand and times come with the signature. */
export type UserClaims = Omit<SessionClaims, 'aud' | 'iat' | 'exp'>

/** The claims of a sign-in at `now` (ms). Spec: accounts §3, §6 (AUTH-003, AUTH-004). */
export function userClaims(row: SignInRow, now: number): UserClaims {
  const planName = currentPlan(row, now)
  return {
    sub: row.user_id,
    sid: row.sid,
    role: row.role,
    user_claims: userClaimsOf({ planName, hasTeam: hasLiveTeam(row) }),
    signupMethods: [...(row.email === null ? [] : ['email']), ...row.providers],
    identity: row.team_id === null ? {} : { team_id: row.team_id },
    login_method: row.login_method,
    plan_name: planName,
    has_activated_trial: row.has_activated_trial === 1,
    ...(row.payment_status === null ? {} : { payment_status: row.payment_status }),
    ...(row.team_role === null ? {} : { team_role: row.team_role }),
    ...(row.team_type === null ? {} : { team_type: row.team_type }),
    ...(row.editor_team_id === null ? {} : { editor_team_id: row.editor_team_id }),
  }
}

/** Types that a team pays for: a team that was disabled gives nothing. */
const TEAM_TYPES: readonly SubscriptionType[] = ['team', 'team_plus', 'school', 'invoicing']

const hasLiveTeam = ({ team_id, team_disabled }: SignInRow) => team_id !== null && team_disabled === 0

/** The plan that holds now. */
function currentPlan(row: SignInRow, now: number): string {
  const { plan_name: planName, payment_status: paymentStatus, period_end: periodEnd } = row
  if (row.team_disabled && TEAM_TYPES.includes(subscriptionTypeOf(planName))) return 'free'
  return planNameNow({ planName, paymentStatus, periodEnd, now }) ?? 'free'
}
