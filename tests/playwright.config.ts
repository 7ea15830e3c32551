import { defineConfig } from '@playwright/test'
import { rotationSeed } from './e2e/rotation.ts'
import { chromiumFlags, findChromium } from './support/chromium.ts'

const executablePath = findChromium()
const port = 8799

// Every worker chooses by the same seed.
if (process.env.SANAVIRTA_ROTATION === undefined) {
  process.env.SANAVIRTA_ROTATION = rotationSeed()
  console.log(`Controls by rotation; the same again with SANAVIRTA_ROTATION=${process.env.SANAVIRTA_ROTATION}`)
}

/** Journeys in a real browser against the built Node server on the starter dictionaries. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './.output/playwright',
  workers: 2,
  fullyParallel: true,
  timeout: 30_000,
  reporter: process.env.SANAVIRTA_REPORT ? [['line'], ['json', { outputFile: process.env.SANAVIRTA_REPORT }]] : [['line']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node tests/support/serve-for-tests.ts',
    cwd: '..',
    url: `http://localhost:${port}/healthz`,
    env: { PORT: String(port), SANAVIRTA_STARTER_ONLY: '1', SANAVIRTA_QUIET: '1' },
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
