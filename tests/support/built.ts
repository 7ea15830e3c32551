import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const output = `${root}tests/.output`
const LONGEST_BUILD_MS = 120_000

/**
 * Sees to it that build/ is of these very sources, so that nothing is tested that is no longer written. Test files run beside each
 * other: the first one builds and the others wait. The lock is SQLite's on a file, which the system takes back when a process dies.
 */
export function ensureBuilt(): void {
  mkdirSync(output, { recursive: true })
  const lock = new DatabaseSync(join(output, 'build.lock'), { timeout: LONGEST_BUILD_MS })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    // Vitest's NODE_ENV would make it a build for development.
    const env = { ...process.env, NODE_ENV: 'production' }
    const { status, stdout, stderr } = spawnSync(process.execPath, ['server/runtimes/scripts/build.ts', '--when-stale'], { cwd: root, env })
    if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`)
  } finally {
    lock.close()
  }
}
