import * as v from 'valibot'
import type { ProfileChange } from '#shared/account/user.ts'
import { deleteUser } from '#shared/api/auth.ts'
import { requestDeleteAccount, savePreferences, updateUser, userPreferences, userProfile } from '#shared/api/users.ts'
import { isOversized, mergePreferences } from '#shared/preferences/merge-preferences.ts'
import { storedPreferences } from '../auth/sign-in-queries.ts'
import type { OnCall } from '../route/answer-call.ts'
import { answer, notFound, refuse } from '../route/reply.ts'
import { changeProfile } from './change-profile.ts'
import { deleteAccount, requestDeletion } from './delete-account.ts'
import { knownBrand, noBrand } from './known-brand.ts'
import { ownAccount, signedIn } from './own-account.ts'
import { ownProfile } from './profile.ts'
import { storePreferences } from './profile-queries.ts'
import type { UsersOptions } from './users-options.ts'

/** The own profile, preferences and the end of the own account. Nobody's else is ever answered. Spec: accounts §7.2 (USER-006 … USER-012, STORE-032). */
export function accountRoutes(on: OnCall, options: UsersOptions): void {
  const { accounts, now } = options

  // Before `updateUser`, whose path takes any name in the place of `preferences`.
  on(savePreferences, async ({ body, caller }) => {
    const { preferences } = body as { preferences: unknown } // as the call's body schema has just read it
    const json = JSON.stringify(mergePreferences(preferences))
    if (isOversized(json)) return refuse(413, 'body_too_large')
    await storePreferences(accounts, signedIn(caller).userId, { json, now: now() })
    return answer({ message: 'updated' })
  })

  on(userPreferences, async ({ caller }) => {
    const stored = await storedPreferences(accounts, signedIn(caller).userId)
    return answer({ preferences: v.parse(v.record(v.string(), v.unknown()), stored) })
  })

  on(userProfile, async ({ params, caller }) => {
    const own = ownAccount(caller, params.user_id)
    const profile = own && (await ownProfile(options, own))
    return profile ? answer(profile) : notFound()
  })

  on(updateUser, async ({ params, body, caller, brand: brandId }) => {
    const own = ownAccount(caller, params.user_id)
    const brand = await knownBrand(options, brandId)
    if (!brand) return noBrand()
    const changed = own && (await changeProfile(options, { ...own, brand, change: body as ProfileChange })) // likewise
    if (!changed) return notFound()
    if ('type' in changed) return changed
    const user = await ownProfile(options, own)
    return user ? answer({ message: 'updated', email_pending: changed.emailPending, user }) : notFound()
  })

  on(requestDeleteAccount, async ({ params, caller, brand: brandId }) => {
    const own = ownAccount(caller, params.user_id)
    const brand = await knownBrand(options, brandId)
    if (!own || !brand) return own ? noBrand() : notFound()
    const requested = await requestDeletion(options, { userId: own.userId, brand })
    return 'type' in requested ? requested : answer({ message: 'accepted', ...requested })
  })

  on(deleteUser, async ({ body, brand }) => {
    const { user_id: userId, token } = body as { user_id: string; token: string } // likewise
    return (await deleteAccount(options, { userId, token, brand })) ?? answer({ message: 'deleted' })
  })
}
