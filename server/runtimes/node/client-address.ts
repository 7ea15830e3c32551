import type { IncomingMessage } from 'node:http'

/**
 * The visitor's address: the socket's peer, or, behind `trustedHops` proxies of our own, that many entries from the right of
 * X-Forwarded-For. What a client itself wrote there stands further left and is never believed. Spec: security §1.
 */
export function clientAddressOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>, trustedHops: number): string {
  const peer = socket.remoteAddress ?? '0.0.0.0'
  if (trustedHops === 0) return peer
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',')
  const hops = forwarded
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  return hops.at(-trustedHops) ?? peer
}
