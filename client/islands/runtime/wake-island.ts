import { hydrateIsland } from './hydrate-island.ts'
import { registry } from './registry.ts'

/** What the boot loads when the first island wakes: React and the list of islands. */
export const wakeIsland = (element: HTMLElement) => hydrateIsland(element, registry)
