import type { BrandConfig } from '#shared/brand/brand-config.ts'
import { refusal } from '../reply.ts'
import type { Visit } from '../visit.ts'
import type { Station } from './chain.ts'

export type HostOptions = {
  brands: readonly Pick<BrandConfig, 'id' | 'hosts'>[]
  extraHosts: Readonly<Record<string, string>>
  publicOrigin: string | undefined
}

type Host = { name: string; port: string }

/**
 * Lets known hosts through and says whose they are: any other name, an odd spelling, or a request line that names another host
 * than the Host header is 421, before any store is asked. Spec: security §0.9 (D06, D08).
 */
export function knownHost({ brands, extraHosts, publicOrigin }: HostOptions): Station {
  const brandsByHost = new Map([
    ...brands.flatMap(({ id, hosts }) => hosts.map((host) => [host, id] as const)),
    ...Object.entries(extraHosts),
  ])
  const publicHost = publicOrigin ? new URL(publicOrigin) : undefined
  const seen = new Map<string, Pick<Visit, 'brandId' | 'origin'>>()

  const read = (authority: string, isSecure: boolean) => {
    const host = hostOf(authority)
    const brandId = host && brandsByHost.get(host.name)
    if (!host || !brandId) return undefined
    return { brandId, origin: publicOriginOf(host, { authority, isSecure, publicHost }) }
  }

  return function host(visit) {
    const authority = authorityOf(visit.request.url)
    const header = visit.request.headers.get('host')
    if (header !== null && header !== authority && !isSameHost(header, authority)) return refusal(visit, UNKNOWN)

    const key = visit.scope.isSecure ? `s${authority}` : authority
    const known = seen.get(key) ?? read(authority, visit.scope.isSecure)
    if (!known) return refusal(visit, UNKNOWN)
    if (seen.size < MAX_SEEN) seen.set(key, known)
    visit.brandId = known.brandId
    visit.origin = known.origin
    return undefined
  }
}

const UNKNOWN = { status: 421, code: 'unknown_host' } as const

/** Known names with any port are remembered as sent; ports are few in practice and this many at most. */
const MAX_SEEN = 256

const authorityOf = (url: string) => {
  const start = url.indexOf('://') + 3
  const end = url.indexOf('/', start)
  return end === -1 ? url.slice(start) : url.slice(start, end)
}

/** A host name without trailing dot or credentials, and a port that exists; undefined for anything else. */
function hostOf(authority: string): Host | undefined {
  const [, name, port] = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/i.exec(authority) ?? []
  if (!name || name.endsWith('.') || Number(port ?? 0) > 65_535) return undefined
  return { name: name.toLowerCase(), port: port ?? '' }
}

const DEFAULT_PORTS = new Set(['80', '443'])

/** The runtime's URL drops a default port and lowers the case; the header is as sent. */
function isSameHost(header: string, authority: string): boolean {
  const [a, b] = [hostOf(header), hostOf(authority)]
  if (!a || !b || a.name !== b.name) return false
  return a.port === b.port || (b.port === '' && DEFAULT_PORTS.has(a.port))
}

const LOOPBACK = /(?:^|\.)localhost$|^127\.0\.0\.1$|^\[::1\]$/

type PublicOriginOptions = { authority: string; isSecure: boolean; publicHost: URL | undefined }

/** Behind a TLS proxy every host is reached by the public scheme; a loopback name is the proxy's way of addressing us. */
function publicOriginOf(host: Host, { authority, isSecure, publicHost }: PublicOriginOptions): string {
  if (!publicHost) return `${isSecure ? 'https' : 'http'}://${authority.toLowerCase()}`
  const isOurs = host.name === publicHost.hostname || LOOPBACK.test(host.name)
  return isOurs ? publicHost.origin : `${publicHost.protocol}//${authority.toLowerCase()}`
}
