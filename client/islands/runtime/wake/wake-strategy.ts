/** Calls `wake` once, when its moment has come for `element`. */
export type WakeStrategy = (element: HTMLElement, wake: () => void) => void
