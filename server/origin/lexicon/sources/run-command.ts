import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'

export type CommandOptions = {
  cwd?: string
  signal?: AbortSignal | undefined
  /** Told every line that the command writes to file descriptor 3. */
  onStatusLine?: (line: string) => void
}

/** How a command ended: `missing` when there is no such program, `aborted` when the signal stopped it. */
export type CommandEnd =
  | { status: 'missing' }
  | { status: 'aborted' }
  | { status: 'ended'; exitCode: number; output: string; errors: string }

/** Runs a program in the plain C locale, so that what it writes can be read. Never through a shell. */
export const runCommand = (
  command: string,
  args: readonly string[],
  { cwd, signal, onStatusLine }: CommandOptions = {},
): Promise<CommandEnd> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      ...(cwd !== undefined && { cwd }),
      ...(signal && { signal }),
    })
    const [, stdout, stderr, status] = child.stdio
    const output = collected(stdout)
    const errors = collected(stderr)
    // Descriptor 3 is opened as a pipe above; node types it as either end.
    onLines(status as Readable | null, onStatusLine)
    child.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') resolve({ status: 'missing' })
      else if (error.name === 'AbortError') resolve({ status: 'aborted' })
      else reject(error)
    })
    child.on('close', (exitCode) => resolve({ status: 'ended', exitCode: exitCode ?? 1, output: output(), errors: errors() }))
  })

function collected(stream: Readable | null): () => string {
  const chunks: Buffer[] = []
  stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  return () => Buffer.concat(chunks).toString('utf8')
}

function onLines(stream: Readable | null, onLine: ((line: string) => void) | undefined): void {
  let rest = ''
  stream?.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString('utf8')).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine?.(line)
  })
}
