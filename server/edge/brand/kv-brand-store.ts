import type { BrandStore } from './brand-store.ts'

/** What is used of a Workers KV namespace. */
export type KvNamespace = { get(key: string, type: 'json'): Promise<unknown> }

/** Brands in KV, each under `brand:{id}`. */
export const kvBrandStore = (kv: KvNamespace): BrandStore => ({
  read: async (brandId) => (await kv.get(`brand:${brandId}`, 'json')) ?? undefined,
})
