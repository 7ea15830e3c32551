import { expect, test } from 'vitest'
import { clientAddressOf } from './client-address.ts'

const request = (forwarded?: string) =>
  // The two fields that the function reads.
  ({ socket: { remoteAddress: '10.0.0.1' }, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }) as unknown as Parameters<
    typeof clientAddressOf
  >[0]

test.each([
  ['D16 a forged header is not believed without a proxy of ours', '6.6.6.6', 0, '10.0.0.1'],
  ['one proxy: the right-most hop', '6.6.6.6, 192.0.2.7', 1, '192.0.2.7'],
  ['two proxies: the second from the right', '6.6.6.6, 192.0.2.7, 10.1.1.1', 2, '192.0.2.7'],
  ['fewer hops than proxies: the peer', '192.0.2.7', 2, '10.0.0.1'],
  ['no header: the peer', undefined, 1, '10.0.0.1'],
])('%s', (_, forwarded, hops, address) => {
  expect(clientAddressOf(request(forwarded), hops)).toBe(address)
})
