import { ensureBuilt } from './built.ts'
import { type BuiltWorkers, startBuiltWorkers } from './built-workers.ts'
import { type RunningServer, startNodeServer } from './node-server.ts'

export type BothRuntimes = { node: RunningServer; workers: BuiltWorkers; stop: () => Promise<void> }

/** How long a start may take, a build before it included. */
export const START_MS = 180_000

/** The built server on Node and in workerd, over the same dictionaries. */
export async function startBothRuntimes(): Promise<BothRuntimes> {
  ensureBuilt()
  const node = await startNodeServer()
  const workers = await startBuiltWorkers()
  const stop = async () => void (await Promise.all([node.stop(), workers.stop()]))
  return { node, workers, stop }
}
