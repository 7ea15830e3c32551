import { type SessionStore, sessionStore } from './session-store.ts'

/** What the calls of this document need of the browser; tests pass their own. */
export type BrowserEnvironment = {
  fetch: typeof fetch
  now: () => number
  /** Path and query of this document. */
  here: () => string
  goTo: (url: string) => void
  store: SessionStore | undefined
}

/** The real one. */
export const browserEnvironment = (): BrowserEnvironment => ({
  fetch: (...call) => fetch(...call),
  now: Date.now,
  here: () => location.pathname + location.search,
  goTo: (url) => location.assign(url),
  store: sessionStore(),
})
