import type { Brands } from '../brand/brands.ts'
import type { Visit } from '../visit.ts'
import type { Station } from './chain.ts'

/** Puts the brand's configuration on the visit; it waits only for the first one of a process. Spec: ARCH-011, API-007. */
export const brandStation = (brands: Brands): Station =>
  function brand(visit: Visit) {
    const config = brands.current(visit.brandId, visit.scope.waitUntil)
    if (!(config instanceof Promise)) {
      visit.brand = config
      return undefined
    }
    return config.then((read) => {
      visit.brand = read
      return undefined
    })
  }
