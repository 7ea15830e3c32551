import { createElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { safeParse } from 'valibot'
import type { IslandDefinition } from './define-island.ts'
import { IslandRoot } from './island-root.tsx'
import { loadWithRetry } from './load-with-retry.ts'

// biome-ignore lint/suspicious/noExplicitAny: the registry holds islands of every props type; each one's own schema checks its props.
type AnyIsland = IslandDefinition<any>

/** Loads an island's code by name. */
export type IslandRegistry = Readonly<Record<string, () => Promise<{ default: AnyIsland }>>>

/** Wakes one `<app-island>`. Leaves the server's HTML as it is, and gives undefined, when its props do not parse. */
export async function hydrateIsland(element: HTMLElement, registry: IslandRegistry): Promise<Root | undefined> {
  const name = element.getAttribute('name') ?? ''
  const load = registry[name]
  if (!load) throw new Error(`No island is registered as "${name}"`)

  const { default: island } = await loadWithRetry(load)
  const props = safeParse(island.props, JSON.parse(element.getAttribute('props') ?? '{}'))
  if (!props.success) {
    console.error(`Island "${name}" got props it does not take`, props.issues)
    return undefined
  }
  const root = createElement(IslandRoot, null, createElement(island.component, props.output))
  return hydrateRoot(element, root, {
    identifierPrefix: element.id,
    onRecoverableError: (error) => console.error(`Island "${name}" differs from what the server drew`, error),
    onUncaughtError: (error) => console.error(`Island "${name}" broke`, error),
  })
}
