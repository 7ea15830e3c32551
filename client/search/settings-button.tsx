import dictionarySettings from '#client/islands/dictionary-settings/dictionary-settings.island.tsx'
import { SettingsLink } from '#client/islands/dictionary-settings/settings-link.tsx'
import { Island } from '#client/islands/runtime/island.tsx'
import * as m from '#messages'
import type { Locale } from '#shared/language/locale.ts'

/** Opens the settings of the dictionary (TAB-016). */
export function SettingsButton({ href, locale }: { href: string; locale: Locale }) {
  const props = { href, label: m.DICT_SETTINGS(), locale }
  return <Island is={dictionarySettings} id="settings" props={props} fallback={<SettingsLink {...props} />} />
}
