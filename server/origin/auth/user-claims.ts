import * as v from 'valibot'
import { LoginMethodSchema } from '#shared/account/login-method.ts'
import type { SessionClaims } from '#shared/account/session-view.ts'
import type { ClaimFeature } from '#shared/account/token-claims.ts'

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
  providers: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
})
export type SignInRow = v.InferOutput<typeof SignInRow>

/** What a token says of its user; brand and times come with the signature. */
export type UserClaims = Omit<SessionClaims, 'aud' | 'iat' | 'exp'>

/** The claims of a sign-in at `now` (ms). Spec: accounts §3, §6 (AUTH-003, AUTH-004). */
export function userClaims(row: SignInRow, now: number): UserClaims {
  const plan = effectivePlan(row, now)
  return {
    sub: row.user_id,
    sid: row.sid,
    role: row.role,
    user_claims: [...planFeatures(plan), ...(hasLiveTeam(row) ? (['hasTeamContent'] as const) : [])],
    signupMethods: [...(row.email === null ? [] : ['email']), ...row.providers],
    identity: row.team_id === null ? {} : { team_id: row.team_id },
    login_method: row.login_method,
    plan_name: plan,
    ...(row.payment_status === null ? {} : { payment_status: row.payment_status }),
    ...(row.team_role === null ? {} : { team_role: row.team_role }),
    ...(row.team_type === null ? {} : { team_type: row.team_type }),
    ...(row.editor_team_id === null ? {} : { editor_team_id: row.editor_team_id }),
  }
}

/** Plans that a team pays for: without the team they give nothing. */
const TEAM_PLANS: readonly string[] = ['team', 'pacman_customer', 'school_customer', 'sk_customer']

/** Plans with an institution's search features: the types team_plus and personal_kp. Spec: accounts §6 (PERM-005). */
const PACMAN_PLANS: readonly string[] = ['pacman_customer', 'pacman_personal_yearly']

const hasLiveTeam = ({ team_id, team_disabled }: SignInRow) => team_id !== null && team_disabled === 0

/** A plan lasts to the end of its period unless it is paid again and again; then it is the free one. Spec: PLAN-031. */
function effectivePlan({ plan_name, payment_status, period_end, team_id, team_disabled }: SignInRow, now: number): string {
  const isOver = period_end !== null && period_end <= now && payment_status !== 'recurring'
  const isWithoutTeam = TEAM_PLANS.includes(plan_name) && team_id !== null && team_disabled !== 0
  return isOver || isWithoutTeam ? 'free' : plan_name
}

/** Spec: accounts §6 (PERM-003, PERM-005). */
function planFeatures(plan: string): ClaimFeature[] {
  if (plan === 'free') return []
  return PACMAN_PLANS.includes(plan) ? ['hasPremiumContent', 'canAccessPacman'] : ['hasPremiumContent']
}
