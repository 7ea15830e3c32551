import type { BrandStore } from './brand-store.ts'

/** Brands in files, `{id}.json` each. `readText` gives a file's text, or undefined when there is none. */
export const fileBrandStore = (readText: (fileName: string) => Promise<string | undefined>): BrandStore => ({
  async read(brandId) {
    const text = await readText(`${brandId}.json`)
    return text === undefined ? undefined : JSON.parse(text)
  },
})
