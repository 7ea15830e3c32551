const GROUPS = 8
const NETWORK_GROUPS = 4

/** The network that an address is counted by: an IPv4 address itself, of IPv6 the first 64 bits, since those are one household's or firm's. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped

  const [head = '', tail] = address.toLowerCase().split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')]
  const missing = tail === undefined ? 0 : Math.max(0, GROUPS - first.length - last.length)
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last]
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

const groupsOf = (text: string) => text.split(':').filter((group) => group !== '')
