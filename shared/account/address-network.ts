const HEX_DIGITS = 32

/**
 * An IP address as the 32 hexadecimal digits of IPv6, an IPv4 address mapped into it, so that each address has one form and text order
 * is address order; undefined for anything else, zones and ports included. Spec: security §1 (G17).
 */
export function canonicalAddress(address: string): string | undefined {
  const groups = address.includes(':') ? ipv6Groups(address) : mappedGroups(address)
  return groups?.map((group) => group.toString(16).padStart(4, '0')).join('')
}

/** How an IPv4 address begins in its canonical form. */
const MAPPED = '00000000000000000000ffff'

/** Whether a canonical address is one of IPv4. */
export const isIpv4 = (canonical: string): boolean => canonical.startsWith(MAPPED)

/**
 * The network around an address that a token of an IP login holds in: the /24 of IPv4 or the /48 of IPv6, as the hexadecimal digits of
 * its canonical beginning; undefined for what is no address. Spec: security §3.1, §3.7.
 */
export function networkOf(address: string): string | undefined {
  const canonical = canonicalAddress(address)
  return canonical?.slice(0, isIpv4(canonical) ? (96 + 24) / 4 : 48 / 4)
}

function ipv6Groups(address: string): number[] | undefined {
  const halves = address.split('::')
  if (halves.length > 2) return undefined
  const [before, after] = halves.map((half, index) => groupsOf(half, index === halves.length - 1))
  if (!before) return undefined
  if (halves.length === 1) return before.length === HEX_DIGITS / 4 ? before : undefined
  if (!after || before.length + after.length >= HEX_DIGITS / 4) return undefined
  const zeros = Array.from({ length: HEX_DIGITS / 4 - before.length - after.length }, () => 0)
  return [...before, ...zeros, ...after]
}

/** The groups between colons; the last may be written as IPv4. */
function groupsOf(text: string, isLast: boolean): number[] | undefined {
  if (text === '') return []
  const parts = text.split(':')
  const groups = parts.flatMap((part, index) => {
    if (isLast && index === parts.length - 1 && part.includes('.')) return ipv4Groups(part) ?? [Number.NaN]
    return /^[0-9a-f]{1,4}$/i.test(part) ? [Number.parseInt(part, 16)] : [Number.NaN]
  })
  return groups.some(Number.isNaN) ? undefined : groups
}

function mappedGroups(address: string): number[] | undefined {
  const groups = ipv4Groups(address)
  return groups && [0, 0, 0, 0, 0, 0xffff, ...groups]
}

/** A number with a zero before it is octal to some, so it is no number here. */
const OCTET = /^(?:0|[1-9]\d{0,2})$/

function ipv4Groups(address: string): [number, number] | undefined {
  const parts = address.split('.')
  if (parts.length !== 4 || !parts.every((part) => OCTET.test(part) && Number(part) <= 255)) return undefined
  const [first = 0, second = 0, third = 0, fourth = 0] = parts.map(Number)
  return [first * 256 + second, third * 256 + fourth]
}
