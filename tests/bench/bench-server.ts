import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const probe = new URL('./cpu-probe.ts', import.meta.url).href

export type BenchServer = {
  base: string
  /** What the main thread has worked so far, µs. */
  cpu: () => Promise<number>
  stop: () => Promise<void>
}

const READY_WITHIN_MS = 30_000

/** Starts a server in a process of its own and waits until it says where it listens. `script` is a path in the project. */
export async function startBenchServer(
  script: string,
  args: readonly string[] = [],
  variables: Record<string, string> = {},
): Promise<BenchServer> {
  const child = spawn(process.execPath, ['--import', probe, script, ...args], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const base = await listening(child)
  return {
    base,
    async cpu() {
      const answered = once(child, 'message')
      child.send('cpu')
      const [used] = await answered
      return Number(used)
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

function listening(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The server did not start:\n${output}`)), READY_WITHIN_MS)
    const read = (chunk: Buffer) => {
      if (output.length > MAX_OUTPUT) return // its log: read, so that it is never stuck, and thrown away
      output += chunk
      const port = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(output)?.[1]
      if (!port) return
      clearTimeout(timer)
      resolve(`http://127.0.0.1:${port}`)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${output}`)))
  })
}

const MAX_OUTPUT = 10_000
