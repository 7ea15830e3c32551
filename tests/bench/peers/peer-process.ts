import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, globSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { PeerMissing } from './peer.ts'

/** The path of a program: of the first pattern that is there. Throws PeerMissing. */
export function programAt(...patterns: readonly string[]): string {
  const path = patterns.flatMap((pattern) => globSync(pattern)).find((file) => existsSync(file))
  if (path === undefined) throw new PeerMissing(`not installed: none of ${patterns.join(', ')}`)
  return path
}

/** Whom a server runs as that refuses to be run by root; undefined: as whoever runs the bench. */
export function unprivileged(user: string, folder: string): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (what: '-u' | '-g') => Number(execFileSync('id', [what, user], { encoding: 'utf8' }))
  const ids = { uid: idOf('-u'), gid: idOf('-g') }
  chownSync(folder, ids.uid, ids.gid)
  chmodSync(folder, 0o755)
  return ids
}

export type PeerProcess = { socket: Socket; stop: () => Promise<void> }
export type Start = {
  program: string
  args: readonly string[]
  at: { port: number } | { path: string }
  as?: { uid: number; gid: number } | undefined
  /** What it says when it is ready; without it, it is ready when it lets itself be connected to. */
  readyWhen?: string
}

const READY_WITHIN_MS = 30_000
const POLL_MS = 50

/** Starts a server and connects to it as soon as it lets itself be connected to. */
export async function startPeer({ program, args, at, as, readyWhen = '' }: Start): Promise<PeerProcess> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], ...as })
  let output = ''
  child.stderr?.on('data', (chunk) => {
    output = `${output}${chunk}`.slice(-2_000)
  })
  const deadline = performance.now() + READY_WITHIN_MS
  for (;;) {
    const socket = output.includes(readyWhen) ? await connected(at) : undefined
    if (socket) return { socket, stop: () => stopped(child, socket) }
    if (child.exitCode !== null || performance.now() > deadline) throw new Error(`${program} did not start: ${output}`)
    await setTimeout(POLL_MS)
  }
}

async function connected(at: Start['at']): Promise<Socket | undefined> {
  const socket = 'port' in at ? connect({ port: at.port, host: '127.0.0.1' }) : connect({ path: at.path })
  try {
    await once(socket, 'connect')
    return socket.setNoDelay()
  } catch {
    return undefined // not yet
  }
}

async function stopped(child: ChildProcess, socket: Socket): Promise<void> {
  socket.destroy()
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** A port that nobody listens to. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port')
  return address.port
}
