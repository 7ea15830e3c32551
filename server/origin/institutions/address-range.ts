import { canonicalAddress, isIpv4 } from '#shared/account/address-network.ts'

/** Both ends of a range, in canonical form. */
export type AddressRange = { low: string; high: string }

/** No institution has more than a first octet of IPv4 or a registry's block of IPv6; a slip of the pen has. */
const WIDEST_IPV4 = 8
const WIDEST_IPV6 = 16

/** Readers change their IPv6 address within a /64 all the time, so nothing narrower can be told apart; but this machine is one address. */
const NARROWEST_IPV6 = 64
const LOOPBACK = '1'.padStart(32, '0')

const ALL_BITS = 128
/** What stands before an IPv4 address in its canonical form. */
const MAPPED_BITS = 96

/**
 * The addresses of a CIDR block (`192.0.2.0/24`, `2001:db8::/32`) or of one address of IPv4; undefined when it is none, is wider
 * than any institution, narrower than a household, or names an address within the block instead of its first.
 */
export function addressRange(cidr: string): AddressRange | undefined {
  const [address = '', length, ...rest] = cidr.split('/')
  const low = canonicalAddress(address)
  if (low === undefined || rest.length > 0) return undefined

  const bits = length === undefined ? ALL_BITS : prefixBits(length, address.includes(':') ? 0 : MAPPED_BITS)
  if (bits === undefined || bits < widestBits(low) || bits > narrowestBits(low)) return undefined
  const mask = hostMask(bits)
  const first = BigInt(`0x${low}`)
  return (first & mask) === 0n ? { low, high: hexOf(first | mask) } : undefined
}

/** The first addresses of every block that an address can be in, each once: what its ranges are found by. */
export function firstAddresses(canonical: string): string[] {
  const address = BigInt(`0x${canonical}`)
  const widest = widestBits(canonical)
  const lengths = Array.from({ length: ALL_BITS - widest + 1 }, (_, index) => widest + index)
  return [...new Set(lengths.map((bits) => hexOf(address & ~hostMask(bits))))]
}

/** How many of 128 bits are fixed; undefined when the length is none. */
function prefixBits(length: string, bitsBefore: number): number | undefined {
  const bits = bitsBefore + Number(length)
  return /^(?:0|[1-9]\d{0,2})$/.test(length) && bits <= ALL_BITS ? bits : undefined
}

const widestBits = (canonical: string) => (isIpv4(canonical) ? MAPPED_BITS + WIDEST_IPV4 : WIDEST_IPV6)

const narrowestBits = (canonical: string) => (isIpv4(canonical) || canonical === LOOPBACK ? ALL_BITS : NARROWEST_IPV6)

const hostMask = (bits: number) => (1n << BigInt(ALL_BITS - bits)) - 1n

const hexOf = (address: bigint) => address.toString(16).padStart(ALL_BITS / 4, '0')
