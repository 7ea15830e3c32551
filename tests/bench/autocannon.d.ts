/** The part of autocannon that the bench uses; the package brings no types. */
declare module 'autocannon' {
  export type LoadRequest = { method: 'GET'; path: string; headers: Record<string, string> }
  export type LoadClient = { setRequests: (requests: LoadRequest[]) => void }
  export type LoadOptions = {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    setupClient: (client: LoadClient) => void
  }
  export type LoadResult = {
    /** Milliseconds. */
    latency: { p50: number; p99: number }
    requests: { total: number }
    /** Seconds. */
    duration: number
    '2xx': number
    non2xx: number
    errors: number
    timeouts: number
  }
  export default function autocannon(options: LoadOptions): Promise<LoadResult>
}
