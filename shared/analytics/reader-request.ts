/** What a request says of itself; null or undefined where it says nothing. */
export type RequestTraits = { method: string; userAgent: string | null; purpose: string | null }

/** Names that programs go by; browsers have none of them. */
const PROGRAM =
  /bot[/;)]|\+https?:|crawl|spider|slurp|archiver|externalhit|preview|monitor|headless|lighthouse|curl|wget|python|java\/|okhttp|http-?client|go-http|node/i

/** Whether a reader opens the document: no crawler or other program, no browser that fetches it ahead of time, and no HEAD. Spec: requirements ANLT-001. */
export const isReaderRequest = ({ method, userAgent, purpose }: RequestTraits): boolean =>
  method === 'GET' && userAgent !== null && !PROGRAM.test(userAgent) && !(purpose ?? '').includes('prefetch')
