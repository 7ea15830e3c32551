import type { PageContext } from '#client/page-context.ts'
import { ApiError, callApi } from '#shared/api/call-api.ts'
import { savePreferences, userPreferences } from '#shared/api/users.ts'
import { mergePreferences } from '#shared/preferences/merge-preferences.ts'
import type { Preferences } from '#shared/preferences/preferences-schema.ts'

/** Keeps a change with the account of a reader who has one (SET-007, PICK-010, PICK-037). */
export async function changePreferences({ api, visitor }: PageContext, changed: (stored: Preferences) => Preferences): Promise<void> {
  if (visitor.isAnonymous) return
  try {
    const { preferences } = await callApi(api, userPreferences, {})
    await callApi(api, savePreferences, {}, { preferences: changed(mergePreferences(preferences)) })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error // this browser has it by its cookie all the same
  }
}
