import type { BrandConfig } from '#shared/brand/brand-config.ts'
import { badRequest } from '../route/reply.ts'
import type { UsersOptions } from './users-options.ts'

/** The brand a call is made for, or undefined when it names none that there is. */
export const knownBrand = async ({ brandById }: UsersOptions, id: string): Promise<BrandConfig | undefined> =>
  id === '' ? undefined : brandById(id)

/** The answer to a call for no brand. */
export const noBrand = () => badRequest('x-sk-brand names no brand')
