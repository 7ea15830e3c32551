import autocannon, { type LoadRequest } from 'autocannon'

/** What is asked of the generator: paths of one server for so long. Each connection has a share of the paths and goes round in it. */
export type LoadJob = { base: string; paths: readonly string[]; headers: Record<string, string>; seconds: number }

export type LoadOutcome = { requests: number; perSecond: number; p99Ms: number; failed: number }

const CONNECTIONS = 50

async function outcomeOf({ base, paths, headers, seconds }: LoadJob): Promise<LoadOutcome> {
  const sleepAgain = stayAwake()
  let connection = 0
  const result = await autocannon({
    url: base,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => client.setRequests(requestsOf(paths, connection++, headers)),
  })
  sleepAgain()
  const { non2xx, errors, timeouts } = result
  return {
    requests: result.requests.total,
    perSecond: result.requests.total / result.duration,
    p99Ms: result.latency.p99,
    failed: non2xx + errors + timeouts,
  }
}

/**
 * Keeps this process from sleeping while it waits. A server that answers more slowly than hello lets its client fall asleep, and would
 * pay for waking it with every answer (15 to 20 µs on a virtual machine): the scheduler's work, not the server's.
 */
function stayAwake(): () => void {
  let isAwake = true
  const turn = () => {
    if (isAwake) setImmediate(turn)
  }
  turn()
  return () => {
    isAwake = false
  }
}

/** No path is in two shares, so that no two requests that are under way at the same time are equal. A single path is everybody's. */
function requestsOf(paths: readonly string[], connection: number, headers: Record<string, string>): LoadRequest[] {
  const share = paths.length < CONNECTIONS ? paths : paths.filter((_, index) => index % CONNECTIONS === connection)
  // Each visitor has an address of its own, as behind a proxy: limits by address must not be what is measured.
  return share.map((path, index) => ({
    method: 'GET',
    path,
    headers: { ...headers, 'x-forwarded-for': `10.${connection}.${index >> 8}.${index & 255}` },
  }))
}

/** A process of its own, so that it does not wait for what the bench itself is doing. */
process.on('message', (job: LoadJob) => {
  outcomeOf(job).then(
    (outcome) => process.send?.(outcome),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
