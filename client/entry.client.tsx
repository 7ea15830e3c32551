import { arrive } from './browser/arrive.ts'
import { watchFlashes } from './browser/flash/watch-flashes.ts'
import { watchSearchBox } from './browser/search-handover.ts'
import { watchState } from './browser/state/watch-state.ts'
import { defineAppIsland } from './islands/runtime/app-island.ts'

// The boot: all the JavaScript a page loads by itself. React comes with the first island that wakes.
if (import.meta.env.DEV) {
  // React Router's refresh runtime waits for a data router before it refreshes components; islands have none.
  Object.assign(window, { __reactRouterDataRouter: { revalidate: async () => {} } })
}

watchSearchBox()
arrive()
watchFlashes()
watchState()
defineAppIsland()
