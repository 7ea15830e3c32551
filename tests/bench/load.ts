import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { BenchServer } from './bench-server.ts'
import type { LoadJob, LoadOutcome } from './load-generator.ts'

/** `cpuMicros` is what the server's main thread worked for one request; undefined for a server that cannot tell. */
export type Throughput = { perSecond: number; p99Ms: number; cpuMicros: number | undefined }

export type Load = {
  /** Throws when a single request failed or was not answered with 2xx. */
  run: (server: Pick<BenchServer, 'base'> & Partial<Pick<BenchServer, 'cpu'>>, job: Omit<LoadJob, 'base'>) => Promise<Throughput>
  stop: () => void
}

/** The load generator in its own process. */
export function startLoad(): Load {
  const child = fork(new URL('./load-generator.ts', import.meta.url))
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('The load generator ended')))
  failed.catch(() => {}) // it ends when it is stopped, and then nobody waits for it

  const outcomeOf = async (job: LoadJob): Promise<LoadOutcome> => {
    const answered = once(child, 'message')
    child.send(job)
    const [outcome] = await Promise.race([answered, failed])
    return outcome as LoadOutcome // what our own process sends
  }

  return {
    async run({ base, cpu }, job) {
      const before = await cpu?.()
      const { requests, perSecond, p99Ms, failed } = await outcomeOf({ base, ...job })
      const after = await cpu?.()
      if (failed > 0 || requests === 0) throw new Error(`${failed} of ${requests} requests to ${base} failed`)
      const cpuMicros = before === undefined || after === undefined ? undefined : (after - before) / requests
      return { perSecond, p99Ms, cpuMicros }
    },
    stop: () => void child.kill(),
  }
}
