import type { BrandConfig } from '#shared/brand/brand-config.ts'

export type SiteOriginOptions = {
  brands: readonly Pick<BrandConfig, 'id' | 'hosts'>[]
  extraHosts: Readonly<Record<string, string>>
  publicOrigin: string | undefined
  /** Where the process listens; asked for when an address is needed, since it may be chosen at start. */
  port: () => number | undefined
}

/**
 * Where a brand's site is, for links in mails: from configuration only, never from what a request says of its host.
 * Names that the operator added go before those of the brand's own file.
 */
export function siteOriginOf({ brands, extraHosts, publicOrigin, port }: SiteOriginOptions): (brandId: string) => string {
  const publicUrl = publicOrigin === undefined ? undefined : new URL(publicOrigin)
  const hostsOf = (brandId: string) => [
    ...Object.keys(extraHosts).filter((host) => extraHosts[host] === brandId),
    ...(brands.find(({ id }) => id === brandId)?.hosts ?? []),
  ]

  return function siteOrigin(brandId) {
    const hosts = hostsOf(brandId)
    if (publicUrl && hosts.includes(publicUrl.hostname)) return publicUrl.origin
    if (publicUrl && hosts.includes('localhost') && !Object.hasOwn(extraHosts, publicUrl.hostname)) return publicUrl.origin
    const [host] = hosts
    if (host === undefined) throw new TypeError(`There is no host of the brand "${brandId}"`)
    if (publicUrl) return `${publicUrl.protocol}//${host}`
    const own = port()
    return own === undefined ? `http://${host}` : `http://${host}:${own}`
  }
}
