import { expect, test } from 'vitest'
import { shippedCode } from '../support/source-files.ts'
import { forbiddenImports } from './import-rules.ts'

test('every import stays within its room', () => {
  const files = shippedCode()
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap(({ path, text }) => forbiddenImports(path, text))).toEqual([])
})

test.each([
  ['shared/x.ts', "import { h } from 'react'", 'shared/x.ts -> react'],
  ['shared/x.ts', "import { m } from '#messages'", 'shared/x.ts -> messages'],
  ['server/edge/x.ts', "import { a } from '#server/origin/app.ts'", 'server/edge/x.ts -> server/origin/app.ts'],
  ['server/edge/api/x.ts', "import { readFile } from 'node:fs'", 'server/edge/api/x.ts -> node:fs'],
  ['server/origin/search/x.ts', "import { a } from '../auth/routes.ts'", 'server/origin/search/x.ts -> server/origin/auth/routes.ts'],
  ['client/routes/x.tsx', "import { a } from '#server/edge/app.ts'", 'client/routes/x.tsx -> server/edge/app.ts'],
  ['client/root.tsx', "import { r } from './islands/runtime/registry.ts'", 'client/root.tsx -> client/islands/runtime/registry.ts'],
  ['client/islands/a/a.island.tsx', "import { b } from '../b/b.ts'", 'client/islands/a/a.island.tsx -> client/islands/b/b.ts'],
  ['client/ui/x.tsx', "import { useQuery } from '@tanstack/react-query'", 'client/ui/x.tsx -> @tanstack/react-query'],
  ['elsewhere/x.ts', "import 'valibot'", 'elsewhere/x.ts -> valibot'],
])('the check itself can fail: %s', (path, source, finding) => {
  expect(forbiddenImports(path, source)).toEqual([finding])
})

test('what a room may import passes', () => {
  expect(forbiddenImports('shared/a/x.ts', "import * as v from 'valibot'\nimport { b } from '../b.ts'\n// from 'react'")).toEqual([])
})
