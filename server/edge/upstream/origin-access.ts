import type { OriginAnswer } from './origin-in-process.ts'
import type { OriginFetch } from './origin-upstream.ts'

/** How the edge reaches its origin: in this process, with plain values, or by requests (a service binding, HTTP). */
export type OriginAccess =
  | { type: 'in-process'; answer: OriginAnswer }
  /** `url`: where requests are addressed; only HTTP looks at it. */
  | { type: 'requests'; fetch: OriginFetch; url?: string }
