import * as v from 'valibot'
import { ProfileSchema } from '#shared/account/user.ts'
import { FeaturesSchema } from '#shared/brand/brand-config.ts'
import type { Visitor } from '#shared/permissions/permissions.ts'
import { defineCall } from './define-call.ts'
import { NoParams } from './wire.ts'

/** What an island shows of the user. */
const UserViewSchema = v.pick(ProfileSchema, [
  'user_id',
  'given_name',
  'family_name',
  'email',
  'login_method',
  'language_ui',
  'team_name',
  'has_activated_trial',
  'subscription',
])

export const SessionViewSchema = v.object({
  /** Null for visitors who are not signed in. */
  user: v.nullable(UserViewSchema),
  /** As `permissions/permissions` decided them, on the server. */
  permissions: v.custom<Visitor>((value) => v.is(v.looseObject({ isAnonymous: v.boolean(), canAccessPremium: v.boolean() }), value)),
  features: FeaturesSchema,
  domain: v.object({ isSignedIn: v.boolean(), customerName: v.nullable(v.string()) }),
  /** As they were stored; `preferences/merge-preferences` reads them. Null for visitors who are not signed in. */
  preferences: v.nullable(v.record(v.string(), v.unknown())),
})
export type SessionView = v.InferOutput<typeof SessionViewSchema>

/** GET /api/session: who asks and what they may do, without any token. The edge answers it by itself, so it is in no table of the origin. Spec: requirements AUTH-039. */
export const sessionView = defineCall({
  name: 'sessionView',
  method: 'GET',
  path: '/api/session',
  params: NoParams,
  query: v.object({}),
  answer: SessionViewSchema,
  answerKind: 'json',
  access: 'none',
  context: 'none',
  callers: 'everyone',
})
