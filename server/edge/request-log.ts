import type { SearchEvent } from '#shared/analytics/analytics-event.ts'
import type { Visit } from './visit.ts'

/** One line of the log: structured, without paths, queries, addresses or anything else about the person. */
export type LogLine = RequestLine | FailureLine | NoticeLine | AnalyticsLine

export type RequestLine = {
  event: 'request'
  time: number
  requestId: string
  method: string
  route: string
  status: number
  ms: number
  brand: string
  cache: Visit['cache']
  /** Why the origin gave no usable answer, when it did not. */
  failure?: string
}

export type FailureLine = { event: 'failure'; time: number; requestId: string; route: string; error: string; frames: string[] }

/** Something an operator should know that belongs to no single request. */
export type NoticeLine = { event: 'notice'; code: string; subject: string; problems?: string[] }

/** What readers of a brand search, counted: `{analyticsEventName}.lookup` and so on. Spec: requirements ANLT-005. */
export type AnalyticsLine = { event: 'analytics'; time: number; brand: string } & Omit<SearchEvent, 'name'> & { name: string }

/** The port of the log; a runtime writes lines as JSON. */
export type Log = (line: LogLine) => void

export function requestLine(visit: Visit, status: number, now: number): RequestLine {
  const { startedAt, requestId, request, routeName, brandId, cache, failure } = visit
  const line: RequestLine = {
    event: 'request',
    time: startedAt,
    requestId,
    method: request.method,
    route: routeName,
    status,
    ms: now - startedAt,
    brand: brandId,
    cache,
  }
  if (failure) line.failure = failure
  return line
}

/** A fault of ours. The error's message is left out, since it may quote what a visitor sent; its name and frames find the place. */
export function failureLine({ requestId, routeName }: Visit, error: unknown, now: number): FailureLine {
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: '' }
  const frames = (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
  return { event: 'failure', time: now, requestId, route: routeName, error: name, frames: frames.slice(0, 12) }
}
