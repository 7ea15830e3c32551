import type { IslandRegistry } from './hydrate-island.ts'

/** Every island by the name in its definition. Loaded with the first island that wakes, never by the boot. */
export const registry: IslandRegistry = {
  autocomplete: () => import('../autocomplete/autocomplete.island.tsx'),
  login: () => import('../login/login.island.tsx'),
}
