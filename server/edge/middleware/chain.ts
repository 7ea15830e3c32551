import type { Context } from 'hono'
import type { EdgeEnv, EdgeOptions } from '../edge-options.ts'
import { refusal } from '../reply.ts'
import { failureLine, requestLine } from '../request-log.ts'
import { withLeftCookies } from '../session/left-cookies.ts'
import { rawSearch, type Visit } from '../visit.ts'
import { createRequestIds } from './request-id.ts'

const NO_FLASHES: Visit['flashes'] = []

/** Looks at a visit on its way. A Response ends the way; undefined lets the visit pass. */
export type Station = (visit: Visit) => Response | undefined | Promise<Response | undefined>

/** What stands at the end of the way. */
export type Destination = (visit: Visit) => Response | Promise<Response>

type ChainOptions = Pick<EdgeOptions, 'now' | 'log' | 'randomBytes'> & {
  stations: readonly Station[]
  /** Makes what a reader sees of a station's answer. */
  drawRefusal: (visit: Visit, refusal: Response) => Response | Promise<Response>
}

/**
 * Makes Hono handlers of destinations, each behind the same stations in their order, with the request log around.
 *
 * One handler per route and no `await` unless a station waits: each asynchronous middleware costs a few per cent of a cached
 * answer's throughput. What a station or destination throws is a fault of ours: it is logged and answers 500 without a word about it.
 */
export function createChain({ now, log, randomBytes, stations, drawRefusal }: ChainOptions) {
  const nextRequestId = createRequestIds(randomBytes)

  const startVisit = (c: Context<EdgeEnv>, routeName: string): Visit => ({
    request: c.req.raw,
    scope: c.env,
    path: c.req.path,
    search: rawSearch(c.req.raw),
    startedAt: now(),
    requestId: nextRequestId(),
    routeName,
    brandId: '',
    origin: '',
    brand: undefined,
    locale: 'en',
    cache: 'none',
    failure: undefined,
    session: undefined,
    domain: undefined,
    endedBy: undefined,
    intent: undefined,
    flashes: NO_FLASHES,
    addedFlashes: undefined,
    cookies: undefined,
    clearsCache: false,
    isSent: false,
  })

  const finished = (visit: Visit, response: Response): Response => {
    log(requestLine(visit, loggedStatus(visit, response), now()))
    return withLeftCookies(visit, response, log)
  }
  const failed = (visit: Visit, error: unknown): Response => {
    log(failureLine(visit, error, now()))
    return finished(visit, refusal(visit, { status: 500, code: 'app_error' }))
  }

  return (routeName: string, destination: Destination) =>
    function throughChain(c: Context<EdgeEnv>): Response | Promise<Response> {
      const visit = startVisit(c, routeName)
      try {
        const answer = walk({ stations, destination, visit, drawRefusal }, 0)
        if (!(answer instanceof Promise)) return finished(visit, answer)
        return answer.then(
          (response) => finished(visit, response),
          (error: unknown) => failed(visit, error),
        )
      } catch (error) {
        return failed(visit, error)
      }
    }
}

/** What servers commonly log for a visitor who left before the answer was ready. */
const CLIENT_CLOSED_REQUEST = 499

/** A page that nobody waited for is given up half drawn: no fault of ours, and the log must not count it as one. */
const loggedStatus = ({ request, failure }: Visit, { status }: Response): number =>
  status === 500 && failure === undefined && request.signal.aborted ? CLIENT_CLOSED_REQUEST : status

type Way = Pick<ChainOptions, 'stations' | 'drawRefusal'> & { destination: Destination; visit: Visit }

/** By index: an iterator for each request would cost as much as a station. */
function walk(way: Way, from: number): Response | Promise<Response> {
  const { stations, visit, drawRefusal, destination } = way
  for (let at = from; at < stations.length; at++) {
    const outcome = stations[at]?.(visit)
    if (outcome === undefined) continue
    if (!(outcome instanceof Promise)) return drawRefusal(visit, outcome)
    return outcome.then((response) => (response ? drawRefusal(visit, response) : walk(way, at + 1)))
  }
  return destination(visit)
}
