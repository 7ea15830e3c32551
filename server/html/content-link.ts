/** Ids of content get this prefix, so that they never take the place of one of our own or of a global. */
export const CONTENT_ID_PREFIX = 'content-'

/** The attributes of a link in content, by its address; without `href` when it leads nowhere we let content lead. Spec: NAV-001 … NAV-003. */
export function contentLink(href: string | undefined): Readonly<Record<string, string>> {
  const address = (href ?? '').trim()
  if (/^#[\w-]+$/.test(address)) return { href: `#${CONTENT_ID_PREFIX}${address.slice(1)}` }
  if (/^mailto:[^\s?]+$/i.test(address)) return { href: address }
  if (isOwnPath(address)) return { href: innerLink(address) }
  return isExternal(address) ? { href: new URL(address).href, target: '_blank', rel: 'noopener noreferrer' } : {}
}

/** A path of this site. `//host`, `/\host` and control characters, which browsers fold away, are none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused.
const isOwnPath = (address: string) => /^\/(?![/\\])[^\u0000-\u0020\\]*$/.test(address)

const isExternal = (address: string) => /^https?:\/\//i.test(address) && URL.canParse(address) && new URL(address).username === ''

function innerLink(address: string): string {
  const url = new URL(address, 'https://site.invalid')
  url.searchParams.set('linkType', 'inner-link')
  return url.pathname + url.search + url.hash
}
