import type { PageContext } from '#client/page-context.ts'
import { ApiError, callApi } from '#shared/api/call-api.ts'
import { savePreferences, userPreferences } from '#shared/api/users.ts'
import { mergePreferences } from '#shared/preferences/merge-preferences.ts'

/** Keeps the reader's own group with their account, where they have one (PICK-010, PICK-037). */
export async function saveGroup({ api, visitor }: PageContext, custom: readonly string[]): Promise<void> {
  if (visitor.isAnonymous) return
  try {
    const stored = mergePreferences((await callApi(api, userPreferences, {})).preferences)
    const preferences = { ...stored, dictgroups: { ...stored.dictgroups, groups: { ...stored.dictgroups.groups, custom: [...custom] } } }
    await callApi(api, savePreferences, {}, { preferences })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error // this browser has the group by its cookie all the same
  }
}
