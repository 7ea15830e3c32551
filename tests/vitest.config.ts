import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Unit tests lie beside the code; everything that needs a build or a server lies under tests/. */
export default defineConfig({
  root,
  test: {
    include: [
      '{shared,server,client}/**/*.test.{ts,tsx}',
      'tests/{bench,architecture,contract,workerd,security,faults,fuzz,sources,sso}/**/*.test.ts',
    ],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
