import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { precompress } from './precompress.ts'
import { sourceStamp } from './source-stamp.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const stampFile = `${root}build/.stamp`

const isFresh = (stamp: string) => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp

/** Builds client and server unless the last build is of these very sources. Throws when a step fails. */
export function build({ onlyWhenStale }: { onlyWhenStale: boolean }): void {
  const stamp = sourceStamp(root)
  if (onlyWhenStale && isFresh(stamp)) return

  console.log('Building Sanavirta …')
  const started = performance.now()
  run(['server/runtimes/compile-messages.ts'])
  run(['node_modules/@react-router/dev/bin.cjs', 'build'], { SANAVIRTA_BUILD_ID: stamp.slice(0, 12) })
  precompress(`${root}build/client`)
  mkdirSync(`${root}build`, { recursive: true })
  writeFileSync(stampFile, stamp)
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

function run(args: string[], variables: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...variables },
  })
  if (status === 0) return
  console.error(stdout, stderr)
  throw new Error(`${args[0]} failed`)
}

if (import.meta.main) build({ onlyWhenStale: process.argv.includes('--when-stale') })
