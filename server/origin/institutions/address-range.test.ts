import { describe, expect, test } from 'vitest'
import { canonicalAddress } from '#shared/account/address-network.ts'
import { addressRange, firstAddresses } from './address-range.ts'

const V4 = '00000000000000000000ffff'

test.each([
  ['192.0.2.0/24', `${V4}c0000200`, `${V4}c00002ff`],
  ['10.0.0.0/8', `${V4}0a000000`, `${V4}0affffff`],
  ['192.0.2.7', `${V4}c0000207`, `${V4}c0000207`],
  ['192.0.2.7/32', `${V4}c0000207`, `${V4}c0000207`],
  ['192.0.2.128/25', `${V4}c0000280`, `${V4}c00002ff`],
  ['::ffff:192.0.2.0/120', `${V4}c0000200`, `${V4}c00002ff`],
  ['2001:DB8::/32', '20010db8000000000000000000000000', '20010db8ffffffffffffffffffffffff'],
  ['2001:db8:0:7::/64', '20010db8000000070000000000000000', '20010db800000007ffffffffffffffff'],
  ['::1/128', `${'0'.repeat(31)}1`, `${'0'.repeat(31)}1`],
])('G17 %s is a range', (cidr, low, high) => expect(addressRange(cidr)).toEqual({ low, high }))

test.each([
  ['an address within the block', '192.0.2.1/24'],
  ['an address within the block', '2001:db8::1/64'],
  ['the whole of IPv4', '0.0.0.0/0'],
  ['wider than any institution', '10.0.0.0/7'],
  ['wider than any institution', '2001::/15'],
  ['the whole of IPv4 by way of IPv6', '::ffff:0.0.0.0/96'],
  ['all addresses', '::/0'],
  ['a length too long', '192.0.2.0/33'],
  ['a length too long', '2001:db8::/129'],
  ['a length that is none', '192.0.2.0/x'],
  ['a length that is none', '192.0.2.0/+24'],
  ['a length that is none', '192.0.2.0/024'],
  ['no length', '192.0.2.0/'],
  ['two lengths', '192.0.2.0/24/24'],
  ['no address', '/24'],
  ['narrower than a household', '2001:db8::/65'],
  ['narrower than a household', '2001:db8::1'],
  ['a zone', 'fe80::%eth0/64'],
])('G17 %s, %s, is none', (_, cidr) => expect(addressRange(cidr)).toBeUndefined())

describe('the blocks an address can be in', () => {
  test('of IPv4, from /8 to the address itself', () => {
    expect(firstAddresses(canonicalAddress('203.0.113.255') ?? '')).toContain(`${V4}cb000000`)
    expect(firstAddresses(canonicalAddress('255.255.255.255') ?? '')).toHaveLength(25)
    expect(firstAddresses(canonicalAddress('10.0.0.0') ?? '')).toEqual([`${V4}0a000000`])
  })
  test('of IPv6, from /16', () => {
    const all = firstAddresses('f'.repeat(32))
    expect([all.length, all[0], all.at(-1)]).toEqual([113, `ffff${'0'.repeat(28)}`, 'f'.repeat(32)])
  })
  test('each range that holds an address begins at one of them', () => {
    for (const cidr of ['192.0.0.0/8', '192.0.2.0/24', '192.0.2.64/26', '192.0.2.77']) {
      const range = addressRange(cidr)
      if (cidr === '192.0.0.0/8') expect(range).toEqual({ low: `${V4}c0000000`, high: `${V4}c0ffffff` })
      expect(firstAddresses(canonicalAddress('192.0.2.77') ?? '')).toContain(range?.low)
    }
  })
})
