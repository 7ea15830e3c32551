import { describe, expect, test } from 'vitest'
import { canonicalAddress, isIpv4, networkOf } from './address-network.ts'

describe('G17 an address has one form', () => {
  const V4 = '00000000000000000000ffff'
  test.each([
    ['192.0.2.1', `${V4}c0000201`],
    ['0.0.0.0', `${V4}00000000`],
    ['255.255.255.255', `${V4}ffffffff`],
    ['::ffff:192.0.2.1', `${V4}c0000201`],
    ['::FFFF:192.0.2.1', `${V4}c0000201`],
    ['::ffff:c000:201', `${V4}c0000201`],
    ['0:0:0:0:0:ffff:192.0.2.1', `${V4}c0000201`],
    ['::', '0'.repeat(32)],
    ['::1', `${'0'.repeat(31)}1`],
    ['2001:db8::1', '20010db8000000000000000000000001'],
    ['2001:DB8::0:1', '20010db8000000000000000000000001'],
    ['2001:0db8:0000:0000:0000:0000:0000:0001', '20010db8000000000000000000000001'],
    ['2001:db8:0:1::', '20010db8000000010000000000000000'],
    ['64:ff9b::192.0.2.1', '0064ff9b0000000000000000c0000201'],
    ['1:2:3:4:5:6:7:8', '00010002000300040005000600070008'],
    ['1:2:3:4:5:6:7::', '00010002000300040005000600070000'],
  ])('%s', (address, canonical) => expect(canonicalAddress(address)).toBe(canonical))

  test.each([
    '',
    ' 192.0.2.1',
    '192.0.2.1 ',
    '192.0.2',
    '192.0.2.1.5',
    '192.0.2.256',
    '192.0.2.01',
    '0300.0.2.1',
    '0x7f.0.0.1',
    '2130706433',
    '192.0.2.1:443',
    '192.0.2.0/24',
    '+1.0.0.0',
    '1e1.0.0.0',
    '[::1]',
    'fe80::1%eth0',
    '::1%0',
    ':::',
    '1::2::3',
    ':1',
    '1:',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7:8::',
    '1:2:3:4::5:6:7:8',
    '12345::',
    'g::',
    '::1.2.3.4:5',
    '1.2.3.4::',
    '::1.2.3',
    'localhost',
    'unknown',
    '192.0.2.1, 10.0.0.1',
    '١.٢.٣.٤',
  ])('%s is none', (address) => expect(canonicalAddress(address)).toBeUndefined())
})

test('IPv4 is told from IPv6', () =>
  expect(['192.0.2.1', '::ffff:192.0.2.1', '2001:db8::1', '::1'].map((address) => isIpv4(canonicalAddress(address) ?? ''))).toEqual([
    true,
    true,
    false,
    false,
  ]))

describe('G17 the network a token holds in', () => {
  test.each([
    ['the same /24', '192.0.2.1', '192.0.2.254', true],
    ['the /24 beside it', '192.0.2.1', '192.0.3.1', false],
    ['one written as IPv6', '192.0.2.1', '::ffff:192.0.2.9', true],
    ['the same /48', '2001:db8:1::1', '2001:DB8:1:ffff::2', true],
    ['the /48 beside it', '2001:db8:1::1', '2001:db8:2::1', false],
    ['a /64 within it', '2001:db8:1:1::1', '2001:db8:1:2::1', true],
    ['IPv6’s first /48 and all of IPv4', '::1', '192.0.2.1', false],
  ])('%s', (_, one, other, same) => expect(networkOf(one) === networkOf(other)).toBe(same))
  test('garbage is in none', () => expect(networkOf('fe80::1%eth0')).toBeUndefined())
})
