import type { Destination } from '../middleware/chain.ts'
import { jsonHeaders, reply } from '../reply.ts'

/** GET /__version: which build answers; the update notice compares it with the build of its own page. */
export const version =
  (buildId: string): Destination =>
  (visit) =>
    reply(visit, { status: 200, headers: jsonHeaders, body: JSON.stringify({ build: buildId }) })
