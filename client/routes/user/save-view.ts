import { callApi } from '#shared/api/call-api.ts'
import { savePreferences, userPreferences } from '#shared/api/users.ts'
import { successFlash } from '#shared/flash/known-flashes.ts'
import { withView } from '#shared/preferences/dictionary-view.ts'
import { displayPreferences, prefsCookie } from '#shared/preferences/display-preferences.ts'
import { mergePreferences } from '#shared/preferences/merge-preferences.ts'
import type { IntentGiven, Outcome } from './settings-intents.ts'

/** Keeps how the dictionary looks with the account and in the cookie that documents are drawn by. Spec: requirements STORE-032, STORE-039. */
export async function saveView({ page, fields }: IntentGiven): Promise<Outcome> {
  const { preferences } = await callApi(page.api, userPreferences, {})
  const changed = withView(mergePreferences(preferences), fields)
  const { message } = await callApi(page.api, savePreferences, {}, { preferences: changed })
  if (message !== 'updated') return { errors: { '': 'APP_ERROR' } }
  return { flash: successFlash('SETTINGS_SAVED'), to: '#view', cookies: [prefsCookie(displayPreferences(changed))] }
}
