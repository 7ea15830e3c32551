import * as v from 'valibot'
import { LoginMethodSchema } from '#shared/account/login-method.ts'
import { ProfileChangeSchema, ProfileSchema } from '#shared/account/user.ts'
import { defineCall } from './define-call.ts'
import { NoParams } from './wire.ts'

const own = { params: NoParams, query: v.object({}), answerKind: 'json', access: 'user', context: 'langPair', callers: 'everyone' } as const

const UserId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** The own profile: `me` or the own id; anybody else's is `not_found`. Spec: accounts §7.2 (USER-007). */
export const userProfile = defineCall({
  ...own,
  name: 'userProfile',
  method: 'GET',
  path: '/api/users/{user_id}',
  params: v.object({ user_id: UserId }),
  answer: ProfileSchema,
})

/** Changes the own profile. A new address is mailed a link first: `email_pending`. Spec: accounts §7.2 (USER-006). */
export const updateUser = defineCall({
  ...own,
  name: 'updateUser',
  method: 'PUT',
  path: '/api/auth/api/users/{user_id}',
  params: v.object({ user_id: UserId }),
  body: ProfileChangeSchema,
  answer: v.object({ message: v.literal('updated'), email_pending: v.optional(v.boolean(), false), user: ProfileSchema }),
})

/** One validated document a user. Spec: accounts §7.2 (STORE-032, STORE-040). */
export const savePreferences = defineCall({
  ...own,
  name: 'savePreferences',
  method: 'PUT',
  path: '/api/auth/api/users/preferences',
  body: v.object({ preferences: v.record(v.string(), v.unknown()) }),
  answer: v.object({ message: v.string() }),
})

/** The stored preferences as they are; `preferences/merge-preferences` reads them. */
export const userPreferences = defineCall({
  ...own,
  name: 'userPreferences',
  method: 'GET',
  path: '/api/auth/api/users/preferences',
  answer: v.object({ preferences: v.record(v.string(), v.unknown()) }),
})

/** A browser that is signed in; times in ms. `device` is what it said of itself, or ''. */
const SignInSchema = v.object({
  id: v.string(),
  login_method: LoginMethodSchema,
  device: v.string(),
  created_at: v.number(),
  last_used_at: v.number(),
  is_current: v.boolean(),
})
export type SignIn = v.InferOutput<typeof SignInSchema>

/** The browsers that are signed in, newest first. */
export const userSignIns = defineCall({
  ...own,
  name: 'userSignIns',
  method: 'GET',
  path: '/api/auth/sign_ins',
  answer: v.object({ sign_ins: v.array(SignInSchema) }),
})

/** Ends one of the own sign-ins. */
export const endSignIn = defineCall({
  ...own,
  name: 'endSignIn',
  method: 'DELETE',
  path: '/api/auth/sign_ins/{id}',
  params: v.object({ id: UserId }),
  answer: v.object({ message: v.literal('ok') }),
})

/**
 * Mails a link that leads to /delete-account. An account without an address gets the link's token as the answer. Spec: requirements USER-012.
 */
export const requestDeleteAccount = defineCall({
  ...own,
  name: 'requestDeleteAccount',
  method: 'POST',
  path: '/api/users/request_delete/{user_id}',
  params: v.object({ user_id: UserId }),
  answer: v.object({ message: v.literal('accepted'), token: v.optional(v.string()) }),
})
