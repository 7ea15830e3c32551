import type { Answer, Upstream } from './upstream.ts'

/** The port to an origin in this process: a call by its name, and who sends it, as plain values. */
export type OriginAnswer = (
  call: { name: string; path: string; query: string; input?: unknown; body?: string | Uint8Array },
  sender: { authorization: string | undefined; brand: string; address?: string | undefined },
) => Promise<Answer>

/** The last layer where the origin is in this process. It has no deadline: nothing in the same thread could keep one. */
export const originInProcess =
  (answer: OriginAnswer): Upstream =>
  (call, { token, brand, clientAddress }) =>
    answer(call, { authorization: token && `Bearer ${token}`, brand, address: clientAddress })
