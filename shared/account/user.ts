import * as v from 'valibot'
import { LocaleSchema } from '#shared/language/locale.ts'
import { LoginMethodSchema } from './login-method.ts'

/** Subscription of a profile: times in ms since the epoch. Spec: accounts §3 (USER-003). */
export const SubscriptionSchema = v.object({
  plan_type: v.string(),
  name: v.string(),
  variant: v.nullable(v.string()),
  payment_status: v.nullable(v.string()),
  current_period_start: v.nullable(v.number()),
  current_period_end: v.nullable(v.number()),
})
export type Subscription = v.InferOutput<typeof SubscriptionSchema>

export const TEAM_ROLES = ['owner', 'admin', 'member'] as const

/** What the origin tells a user about themselves. Spec: accounts §3 (USER-002). */
export const ProfileSchema = v.object({
  user_id: v.string(),
  given_name: v.string(),
  family_name: v.string(),
  email: v.nullable(v.string()),
  role: v.string(),
  login_method: LoginMethodSchema,
  haka_organisation: v.nullable(v.string()),
  has_activated_trial: v.boolean(),
  accepted_cookies: v.nullable(v.boolean()),
  has_password: v.boolean(),
  send_marketing_emails: v.boolean(),
  language_ui: LocaleSchema,
  team_id: v.nullable(v.string()),
  team_name: v.nullable(v.string()),
  team_role: v.nullable(v.picklist(TEAM_ROLES)),
  team_disabled: v.boolean(),
  offline: v.boolean(),
  editor_team_id: v.nullable(v.string()),
  editor_team_name: v.nullable(v.string()),
  subscription: SubscriptionSchema,
  signup_expires: v.nullable(v.number()),
})
export type Profile = v.InferOutput<typeof ProfileSchema>

/** Names have no markup and no line breaks, and are this long at most. */
export const MAX_NAME_LENGTH = 100
const Name = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .normalize('NFC')
      .replace(/\p{Cc}/gu, ' ')
      .trim(),
  ),
  v.maxLength(MAX_NAME_LENGTH, 'ERROR_TOO_LONG'),
)

/** What a user may change of the own profile. Spec: accounts §7.2 (USER-006, USER-017). */
export const ProfileChangeSchema = v.strictObject({
  given_name: v.optional(Name),
  family_name: v.optional(Name),
  send_marketing_emails: v.optional(v.boolean()),
  accepted_cookies: v.optional(v.boolean()),
  language_ui: v.optional(LocaleSchema),
  /** Takes effect when the link sent to the new address is used. */
  email: v.optional(v.string()),
})
export type ProfileChange = v.InferOutput<typeof ProfileChangeSchema>
