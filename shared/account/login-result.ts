import * as v from 'valibot'
import { LoginMethodSchema } from './login-method.ts'

/** A sign-in that worked. The edge keeps the tokens to itself and hands on the rest. Spec: accounts §3 (AUTH-005). */
export const LoginResultSchema = v.object({
  access_token: v.optional(v.string()),
  refresh_token: v.optional(v.string()),
  /** Seconds. */
  expires_in: v.optional(v.number()),
  login_method: LoginMethodSchema,
  user_data: v.object({ user_id: v.string(), team_id: v.nullable(v.string()), preferences: v.unknown() }),
  /** Microsoft sign-ins are checked again at the provider (SSO-006). */
  auth_check: v.optional(v.boolean(), false),
  /** The provider has ended the sign-in (AUTH-024). */
  revoke: v.optional(v.boolean(), false),
  is_new: v.optional(v.boolean(), false),
  /** Where the visitor was going: a path, or JSON around one (AUTH-049). */
  return_state: v.optional(v.string()),
})
export type LoginResult = v.InferOutput<typeof LoginResultSchema>

/** What a login token says, decoded. Spec: accounts §3 (AUTH-006). */
export const LoginTokenPayloadSchema = v.object({
  loginMethod: v.optional(LoginMethodSchema, 'magic_link'),
  provider: v.optional(v.string()),
  teamType: v.optional(v.string()),
  teamId: v.optional(v.string()),
  teamName: v.optional(v.string()),
  isNew: v.optional(v.boolean(), false),
  returnState: v.optional(v.string()),
})
