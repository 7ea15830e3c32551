import type { Hono } from 'hono'
import { ADDRESS_HEADER, ADDRESS_SIGNATURE_HEADER } from '#shared/api/client-address.ts'
import { type AnswerOptions, answerCall, type OnCall, type PlainAnswer } from './answer-call.ts'
import { sentBy } from './read-input.ts'
import type { AddressReader } from './signed-address.ts'

/** Without `addressOf` nobody vouches for an address. */
export type RouteOptions = AnswerOptions & { addressOf?: AddressReader }

/** Registers calls with a router: method, path and aliases from their own definitions. */
export const routeCalls =
  (app: Hono, options: RouteOptions): OnCall =>
  (call, handler) => {
    for (const path of [call.path, ...(call.aliases ?? [])])
      app.on(call.method, routerPath(path), async ({ req }) => {
        const brand = req.header('x-sk-brand') ?? ''
        const signed = { address: req.header(ADDRESS_HEADER), signature: req.header(ADDRESS_SIGNATURE_HEADER), brand }
        const address = signed.signature === undefined ? undefined : await options.addressOf?.(signed)
        const sender = { authorization: req.header('authorization'), brand, address }
        return responseOf(await answerCall({ call, handler }, { sender, sent: sentBy(req.raw) }, options))
      })
  }

/** `{name}` of a call is `:name` of the router. */
const routerPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/** Made at once from a plain list of headers: the router's own way of adding them one by one costs as much as the search. */
export function responseOf({ status, headers, body }: PlainAnswer): Response {
  // Bytes of ours are never in shared memory, which is what the wider type leaves open.
  return new Response(body as string | Uint8Array<ArrayBuffer>, { status, headers: headers.map(([name, value]) => [name, value]) })
}
