/** Calls `wake` once, when its moment has come for `element`; it is done when the island is awake, or has failed to. */
export type WakeStrategy = (element: HTMLElement, wake: () => Promise<void>) => void
