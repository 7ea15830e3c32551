import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type RunningServer = { base: string; output: () => string; stop: () => Promise<void> }

const READY_WITHIN_MS = 30_000

/**
 * Starts the built Node server on a free port with a data folder of its own and the starter dictionaries alone,
 * and waits for its word that it listens.
 */
export async function startNodeServer(variables: Record<string, string> = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'sanavirta-'))
  const child = spawn(process.execPath, ['build/server/node.js'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', SANAVIRTA_DATA: folder, SANAVIRTA_STARTER_ONLY: '1', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk))
  const base = await listening(child, () => output)

  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { base, output: () => output, stop }
}

function listening(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The server did not start:\n${output()}`)), READY_WITHIN_MS)
    const check = () => {
      const port = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(output())?.[1]
      if (!port) return
      clearTimeout(timer)
      resolve(`http://127.0.0.1:${port}`)
    }
    child.stdout?.on('data', check)
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${output()}`)))
  })
}
