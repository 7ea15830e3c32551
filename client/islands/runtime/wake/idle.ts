import type { WakeStrategy } from './wake-strategy.ts'

const LATEST_MS = 2000

/** When the browser has nothing better to do, within two seconds. */
export const onIdle: WakeStrategy = (_element, wake) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(wake, { timeout: LATEST_MS })
  else setTimeout(wake, LATEST_MS / 10) // Safari has no requestIdleCallback
}
