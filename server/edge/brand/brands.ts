import * as v from 'valibot'
import { type BrandConfig, BrandConfigSchema, brandProblems } from '#shared/brand/brand-config.ts'
import type { Log } from '../request-log.ts'
import type { BrandStore } from './brand-store.ts'

export type Brands = {
  /** The brand's configuration, at once when this process has read one. Throws or rejects with TypeError when there is none at all. */
  current(brandId: string, waitUntil: (work: Promise<unknown>) => void): BrandConfig | Promise<BrandConfig>
}

export type BrandsOptions = {
  store: BrandStore
  bundled: readonly BrandConfig[]
  now: () => number
  log: Log
  /** Whether the origin has a translator: without one no brand has languages for machine translation (MT-007). */
  hasTranslator: boolean
}

/** Spec: security §5.1 (KV unavailable or slow), requirements ARCH-011. */
export const BRAND_FRESH_MS = 30_000
export const BRAND_BUDGET_MS = 200

type Held = { config: BrandConfig; readAt: number; isReading: boolean }

/**
 * Reads brands and keeps each for 30 s. A first read that takes longer than 200 ms, fails, or gives what is no configuration is
 * answered by the bundled one; later reads go on behind the last good one, so a slow store slows nobody.
 */
export function createBrands({ store, bundled, now, log, hasTranslator }: BrandsOptions): Brands {
  const held = new Map<string, Held>()
  const served = (config: BrandConfig) => (hasTranslator ? config : withoutMachineTranslation(config))

  /** What is wrong with the stored value; undefined when it is this brand's configuration. */
  async function read(brandId: string): Promise<string[] | undefined> {
    const value = await store.read(brandId)
    const parsed = v.safeParse(BrandConfigSchema, value)
    if (!parsed.success) return value === undefined ? [] : brandProblems(value)
    if (parsed.output.id !== brandId) return ['id: Another brand']
    held.set(brandId, { config: served(parsed.output), readAt: now(), isReading: false })
    return undefined
  }

  async function readQuietly(brandId: string): Promise<void> {
    const last = held.get(brandId)
    if (last) last.isReading = true
    const problems = await read(brandId).catch((): string[] => [])
    if (problems === undefined) return
    log({ event: 'notice', code: 'brand_unreadable', subject: brandId, ...(problems.length > 0 ? { problems } : {}) })
    if (last) held.set(brandId, { ...last, readAt: now(), isReading: false })
  }

  async function first(brandId: string, waitUntil: (work: Promise<unknown>) => void): Promise<BrandConfig> {
    const reading = readQuietly(brandId)
    waitUntil(reading)
    await withinBudget(reading)
    const known = held.get(brandId)?.config
    if (known) return known
    const own = bundled.find(({ id }) => id === brandId)
    if (!own) throw new TypeError(`There is no configuration of the brand "${brandId}"`)
    const config = served(own)
    held.set(brandId, { config, readAt: now(), isReading: false })
    return config
  }

  return {
    current(brandId, waitUntil) {
      const last = held.get(brandId)
      if (!last) return first(brandId, waitUntil)
      if (now() - last.readAt >= BRAND_FRESH_MS && !last.isReading) waitUntil(readQuietly(brandId))
      return last.config
    },
  }
}

const withoutMachineTranslation = ({ app, ...brand }: BrandConfig): BrandConfig => ({
  ...brand,
  app: { ...app, features: { ...app.features, machineTranslationLanguages: [] } },
})

function withinBudget(work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, BRAND_BUDGET_MS)
    work.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
