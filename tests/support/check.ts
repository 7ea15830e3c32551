import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** `npm run check`: format and lint (with the import boundaries), then the types of each layer. Every step runs. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const STEPS = [
  ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  ['node_modules/@react-router/dev/bin.cjs', 'typegen'],
  ...['shared', 'server', 'client', 'tests'].map((layer) => ['node_modules/typescript/bin/tsc', '-p', layer]),
]
const failed = STEPS.filter((args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status !== 0)
for (const args of failed) console.error(`Failed: ${args.join(' ')}`)
process.exit(failed.length === 0 ? 0 : 1)
