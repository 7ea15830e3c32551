import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { BRAND_FRESH_MS } from '#server/edge/brand/brands.ts'
import type { BrandById } from '#server/origin/ports.ts'
import { type BrandConfig, BrandConfigSchema } from '#shared/brand/brand-config.ts'
import { bundledBrand } from '../bundled-brands.ts'

/** Reads a brand's file by its name (`sanakirja.json`): an operator's own in the folder stands before the sample brand of that name. */
export async function readBrandFile(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), 'utf8')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    return JSON.stringify(await bundledBrand(name.replace('.json', '')))
  }
}

const BRAND_ID = /^[a-z][a-z0-9-]{1,31}$/

/** The same brands for the origin, each kept as long as the edge keeps it; one that cannot be read is the sample brand. */
export function brandsById(folder: string, now: () => number): BrandById {
  const kept = new Map<string, { brand: BrandConfig | undefined; readAt: number }>()

  return async function brandById(id) {
    if (!BRAND_ID.test(id)) return undefined
    const known = kept.get(id)
    if (known && now() - known.readAt < BRAND_FRESH_MS) return known.brand
    const brand = await readBrand(folder, id)
    kept.set(id, { brand, readAt: now() })
    return brand
  }
}

async function readBrand(folder: string, id: string): Promise<BrandConfig | undefined> {
  const text = await readBrandFile(folder, `${id}.json`).catch(() => '')
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), BrandConfigSchema), text)
  return parsed.success && parsed.output.id === id ? parsed.output : bundledBrand(id)
}
