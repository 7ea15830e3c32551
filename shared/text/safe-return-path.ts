const MAX_LENGTH = 2048

/**
 * The path, query and hash of an address within this site, re-serialised; undefined for anything that could lead elsewhere.
 * Used where an address is stored and again where it is followed. Spec: security §1 (H01 … H10).
 */
export function safeReturnPath(value: string | null | undefined, origin: string): string | undefined {
  if (!value || value.length > MAX_LENGTH || !value.startsWith('/')) return undefined
  if (!URL.canParse(value, origin)) return undefined
  const url = new URL(value, origin)
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
