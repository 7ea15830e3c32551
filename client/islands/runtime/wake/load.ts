import type { WakeStrategy } from './wake-strategy.ts'

/** At once. */
export const onLoad: WakeStrategy = (_element, wake) => wake()
