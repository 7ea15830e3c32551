import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BRAND_FRESH_MS } from '#server/edge/brand/brands.ts'
import { testBrand } from '#server/edge/scripted-edge.ts'
import { brandsById } from './brand-files.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const write = (id: string, text: string) => writeFileSync(join(folder, `${id}.json`), text)
const own = (appName: string) => JSON.stringify(testBrand('pacman', 'pacman.localhost', { appName }))

test('ARCH-011 an operator’s own brand stands before the sample brand, for the origin too', async () => {
  const clock = { now: 0 }
  const brandById = brandsById(folder, () => clock.now)
  expect((await brandById('pacman'))?.app.appName).toBe('Sanavirta Pacman')
  write('pacman', own('Oma'))
  expect((await brandById('pacman'))?.app.appName).toBe('Sanavirta Pacman')
  clock.now = BRAND_FRESH_MS
  expect((await brandById('pacman'))?.app.appName).toBe('Oma')
})

test.each([
  ['no JSON', '{'],
  ['no brand', '{"id":"pacman"}'],
  ['another brand', JSON.stringify(testBrand('valter', 'valter.localhost'))],
])('a file that holds %s leaves the sample brand', async (_, text) => {
  write('pacman', text)
  expect((await brandsById(folder, () => 0)('pacman'))?.app.appName).toBe('Sanavirta Pacman')
})

test.each(['nobody', '', '../secrets', 'a/b', 'constructor'])('%j is no brand', async (id) => {
  expect(await brandsById(folder, () => 0)(id)).toBeUndefined()
})
