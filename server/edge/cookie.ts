/** The value of one cookie as sent, not decoded; undefined when it is not there. Names are matched exactly. RFC 6265 §5.4. */
export function cookieOf(header: string | null, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trimStart().startsWith(`${name}=`))
  return pair?.slice(pair.indexOf('=') + 1).trim()
}
