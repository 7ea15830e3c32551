import { Miniflare } from 'miniflare'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import type { LogLine } from '../request-log.ts'
import { testBrand } from '../scripted-edge.ts'
import type { BrandStore } from './brand-store.ts'
import { BRAND_BUDGET_MS, BRAND_FRESH_MS, createBrands } from './brands.ts'
import { fileBrandStore } from './file-brand-store.ts'
import { type KvNamespace, kvBrandStore } from './kv-brand-store.ts'

const bundled = [testBrand('aa', 'localhost', { appName: 'bundled' })]
const stored = (appName: string) => testBrand('aa', 'localhost', { appName })
const waitUntil = () => undefined

function reading(store: BrandStore, hasTranslator = true) {
  const clock = { now: 0 }
  const lines: LogLine[] = []
  return {
    clock,
    lines,
    brands: createBrands({ store, bundled, now: () => clock.now, log: (line) => lines.push(line), hasTranslator }),
  }
}

const settled = () => new Promise(setImmediate)

test('CONF-001 the stored value counts and is kept for thirty seconds', async () => {
  let name = 'one'
  const { brands, clock } = reading({ read: async () => stored(name) })
  expect((await brands.current('aa', waitUntil)).app.appName).toBe('one')
  name = 'two'
  clock.now = BRAND_FRESH_MS - 1
  expect(brands.current('aa', waitUntil)).toMatchObject({ app: { appName: 'one' } })
  clock.now = BRAND_FRESH_MS
  expect(brands.current('aa', waitUntil)).toMatchObject({ app: { appName: 'one' } })
  await settled()
  expect(brands.current('aa', waitUntil)).toMatchObject({ app: { appName: 'two' } })
})

test.each([true, false])(
  'MT-007 with a translator (%s) a brand has its languages for machine translation, else none',
  async (hasTranslator) => {
    const features = { machineTranslationLanguages: ['fi', 'sv'] }
    const { brands } = reading({ read: async () => testBrand('aa', 'localhost', { features }) }, hasTranslator)
    const { app } = await brands.current('aa', waitUntil)
    expect(app.features.machineTranslationLanguages).toEqual(hasTranslator ? ['fi', 'sv'] : [])
  },
)

const withFeatures = (features: object) => ({ id: 'aa', hosts: [], contentProject: 'aa', app: { appName: 'A', theme: 'a', features } })

test.each<[string, () => Promise<unknown>, string[]?]>([
  ['fails', async () => Promise.reject(new Error('down'))],
  ['has no such brand', async () => undefined],
  ['holds what is no object', async () => 'aa', ['all of it: Invalid type: Expected Object but received "aa"']],
  [
    'CONF-027 holds values out of bounds',
    async () => withFeatures({ nearSearch: { similarity: 1.5, prefix: 0 }, priorityLanguages: ['fi', 'klingon'] }),
    ['app.features.priorityLanguages.1: ', 'app.features.nearSearch.similarity: At most 1'],
  ],
  ['holds another brand', async () => testBrand('bb', 'localhost'), ['id: Another brand']],
])('a store that %s is stood in for by what is built in, and the log says so and why', async (_, read, problems) => {
  const { brands, lines } = reading({ read })
  expect((await brands.current('aa', waitUntil)).app.appName).toBe('bundled')
  const why = problems && { problems: problems.map((problem) => expect.stringContaining(problem)) }
  expect(lines).toEqual([{ event: 'notice', code: 'brand_unreadable', subject: 'aa', ...why }])
})

test('a store that fails later leaves the last good value', async () => {
  let isDown = false
  const { brands, clock } = reading({ read: async () => (isDown ? Promise.reject(new Error('down')) : stored('good')) })
  await brands.current('aa', waitUntil)
  isDown = true
  clock.now = BRAND_FRESH_MS
  brands.current('aa', waitUntil)
  await settled()
  expect(brands.current('aa', waitUntil)).toMatchObject({ app: { appName: 'good' } })
})

describe('a store that hangs', () => {
  afterEach(() => vi.useRealTimers())

  test('costs two hundred milliseconds once', async () => {
    vi.useFakeTimers()
    const { brands } = reading({ read: () => new Promise(() => undefined) })
    const first = brands.current('aa', waitUntil)
    await vi.advanceTimersByTimeAsync(BRAND_BUDGET_MS)
    expect((await first).app.appName).toBe('bundled')
    expect(brands.current('aa', waitUntil)).toMatchObject({ app: { appName: 'bundled' } })
  })
})

test('CONF-022 a brand that is nowhere throws a type error', async () => {
  const { brands } = reading({ read: async () => undefined })
  await expect(brands.current('nowhere', waitUntil)).rejects.toThrow(TypeError)
})

test('a file is a brand as JSON', async () => {
  const store = fileBrandStore(async (name) => (name === 'a.json' ? JSON.stringify({ id: 'a' }) : undefined))
  expect([await store.read('a'), await store.read('b')]).toEqual([{ id: 'a' }, undefined])
})

const miniflare = new Miniflare({ modules: true, script: 'export default {}', compatibilityDate: '2026-07-30', kvNamespaces: ['BRANDS'] })
afterAll(() => miniflare.dispose())

test('KV holds a brand under brand:{id}', async () => {
  // Miniflare types its storage by Workers' types, which are not in this project.
  const kv = (await miniflare.getKVNamespace('BRANDS')) as unknown as KvNamespace & { put(key: string, value: string): Promise<void> }
  await kv.put('brand:a', JSON.stringify({ id: 'a' }))
  const store = kvBrandStore(kv)
  expect([await store.read('a'), await store.read('b')]).toEqual([{ id: 'a' }, undefined])
})
