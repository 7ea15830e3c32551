import type { IslandRegistry } from './hydrate-island.ts'

/** Every island by the name in its definition. Loaded with the first island that wakes, never by the boot. */
export const registry: IslandRegistry = {
  preferences: () => import('../preferences/preferences.island.tsx'),
  autocomplete: () => import('../autocomplete/autocomplete.island.tsx'),
  'human-check': () => import('../human-check/human-check.island.tsx'),
  'full-text-hit': () => import('../full-text-hit/full-text-hit.island.tsx'),
  'language-picker': () => import('../language-picker/language-picker.island.tsx'),
  'dictionary-menu': () => import('../dictionary-picker/dictionary-menu.island.tsx'),
  'dictionary-picker': () => import('../dictionary-picker/dictionary-picker.island.tsx'),
  'dictionary-settings': () => import('../dictionary-settings/dictionary-settings.island.tsx'),
  'language-list': () => import('../language-list/language-list.island.tsx'),
  login: () => import('../login/login.island.tsx'),
}
