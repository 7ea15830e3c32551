import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { build } from '../../server/runtimes/scripts/build.ts'
import { findChromium } from './chromium.ts'

/**
 * `npm test`: format, lint, types and imports; the build; unit, contract, workerd, security and fault tests; journeys in a browser.
 * Every step runs, the first failure does not hide the others; the last line counts them all.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const output = `${root}tests/.output`
rmSync(output, { recursive: true, force: true })
mkdirSync(output, { recursive: true })

const isFull = process.argv.includes('--full')
const totals = { passed: 0, failed: 0, skipped: 0 }
const add = (passed: number, failed: number, skipped: number) => {
  totals.passed += passed
  totals.failed += failed
  totals.skipped += skipped
}

function step(name: string, args: string[], variables: Record<string, string> = {}): boolean {
  console.log(`\n— ${name}`)
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...variables } })
  return status === 0
}

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numFailedTestSuites: v.number(),
})
const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
})
const report = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

function counted(isOk: boolean, count: () => void): void {
  const before = totals.failed
  try {
    count()
  } catch (error) {
    console.error(`No report: ${error instanceof Error ? error.message : error}`)
  }
  if (!isOk && totals.failed === before) add(0, 1, 0) // it failed without a failing test: an error outside the tests
}

add(...((step('Messages', ['server/runtimes/compile-messages.ts']) ? [1, 0, 0] : [0, 1, 0]) as [number, number, number]))
add(...((step('Format, lint, types, imports', ['tests/support/check.ts']) ? [1, 0, 0] : [0, 1, 0]) as [number, number, number]))
build({ onlyWhenStale: true })

const vitest = `${output}/vitest.json`
const vitestOk = step(
  'Unit, contract, workerd, security, faults',
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitest}`,
  ],
  isFull ? { SANAVIRTA_FULL: '1' } : {},
)
counted(vitestOk, () => {
  const { numPassedTests, numFailedTests, numPendingTests } = v.parse(VitestReport, report(vitest))
  add(numPassedTests, numFailedTests, numPendingTests)
})

findChromium()
const playwright = `${output}/playwright.json`
const playwrightOk = step(
  'Journeys in a browser',
  ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'],
  {
    SANAVIRTA_REPORT: playwright,
    ...(isFull ? { SANAVIRTA_FULL: '1' } : {}),
  },
)
counted(playwrightOk, () => {
  const { stats } = v.parse(PlaywrightReport, report(playwright))
  add(stats.expected + stats.flaky, stats.unexpected, stats.skipped)
})

console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exit(totals.failed === 0 ? 0 : 1)
