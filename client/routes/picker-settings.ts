import type { PageContext } from '#client/page-context.ts'
import type { PickerSettings } from '#client/search/language-picker-settings.ts'
import { readPrefsCookie } from '#shared/preferences/display-preferences.ts'
import type { SearchLists } from './search-lists.ts'

/** What the language pickers go by: the visitor's own choice of version, the brand's order and default. Spec: search §2.2 (LANG-052, LANG-053). */
export const pickerSettings = ({ brand, storedPreferences, nonce }: PageContext, { singleLanguages }: SearchLists): PickerSettings => ({
  isVersion2: readPrefsCookie(storedPreferences).show_v2_language_picker,
  singles: singleLanguages,
  priority: brand.app.features.priorityLanguages,
  fallback: brand.app.features.defaultLanguagePair,
  nonce,
})
