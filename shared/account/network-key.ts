import { canonicalAddress, isIpv4 } from './address-network.ts'

/**
 * Whom a limit counts, and where a pass holds: an IPv4 address, or the /64 of an IPv6 address, since one household or firm has all of it
 * and a browser moves within it by itself. An IPv4 address written as IPv6 counts as itself; what is no address, as it is written.
 * Spec: security §3.5.
 */
export function networkKey(address: string): string {
  if (!address.includes(':')) return address
  const canonical = canonicalAddress(address.replace(/%.*$/, ''))
  if (canonical === undefined) return address
  return isIpv4(canonical) ? dotted(canonical.slice(-8)) : `${groups(canonical.slice(0, 64 / 4)).join(':')}::/64`
}

const dotted = (digits: string) => [0, 2, 4, 6].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)).join('.')

const groups = (digits: string) => [0, 4, 8, 12].map((at) => Number.parseInt(digits.slice(at, at + 4), 16).toString(16))
