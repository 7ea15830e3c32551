import * as v from 'valibot'
import { LoginMethodSchema } from './login-method.ts'

/** What an access token says beyond AUTH-003: enough to decide every permission without asking again. Spec: accounts §6; security §3.3. */
export const SessionClaimsSchema = v.object({
  /** User id, `anon.…` or `ip.…`. */
  sub: v.string(),
  /** The sign-in; absent for anonymous and IP tokens. */
  sid: v.optional(v.string()),
  aud: v.string(),
  iat: v.number(),
  exp: v.number(),
  role: v.string(),
  user_claims: v.array(v.string()),
  signupMethods: v.optional(v.array(v.string()), []),
  identity: v.object({ team_id: v.optional(v.string()) }),
  login_method: v.optional(LoginMethodSchema),
  /** Name of the plan as the store knows it; `account/plan` maps it. */
  plan_name: v.optional(v.string()),
  payment_status: v.optional(v.string()),
  team_role: v.optional(v.string()),
  team_type: v.optional(v.string()),
  editor_team_id: v.optional(v.string()),
  has_activated_trial: v.optional(v.boolean()),
  /** IP tokens: the institution's customer type and name. */
  customer_type: v.optional(v.picklist(['none', 'xl', 'pacman', 'disabled_pacman_by_ip'])),
  customer_name: v.optional(v.string()),
  /** IP tokens: the network they hold in, the /24 of an IPv4 address or the /48 of an IPv6 one (security §3.7). */
  net: v.optional(v.string()),
})
export type SessionClaims = v.InferOutput<typeof SessionClaimsSchema>
