/** Whether the address is one of this machine's with exactly that path: stand-ins send nobody anywhere else. */
export function isLoopbackAddress(address: string, path: RegExp): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, pathname, origin } = new URL(address)
  const isHere = /^(?:localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(hostname)
  return /^https?:$/.test(protocol) && isHere && path.test(pathname) && address === origin + pathname
}
