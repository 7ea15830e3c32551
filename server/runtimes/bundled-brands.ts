import * as v from 'valibot'
import pacman from '#server/brands/pacman.json' with { type: 'json' }
import sanakirja from '#server/brands/sanakirja.json' with { type: 'json' }
import valter from '#server/brands/valter.json' with { type: 'json' }
import { type BrandConfig, BrandConfigSchema } from '#shared/brand/brand-config.ts'

/** The sample brands as built in: the last known good when the store cannot be read. */
export const bundledBrands: readonly BrandConfig[] = v.parse(v.array(BrandConfigSchema), [sanakirja, pacman, valter])

/** A bundled brand by its id. */
export const bundledBrand = async (id: string): Promise<BrandConfig | undefined> => bundledBrands.find((brand) => brand.id === id)
