/** The cookie that lets the server draw and search the reader's own group of dictionaries. Spec: requirements PICK-037, STORE-011. */
export const GROUP_COOKIE = 'sk_group'
const ONE_YEAR_S = 31_536_000

/** No more dictionaries than one search call may name. Spec: requirements PICK-037. */
export const MAX_GROUP_DICTIONARIES = 64
const MAX_ID_LENGTH = 64
/** Of the cookie's text, well below what browsers keep of one. */
export const MAX_GROUP_LENGTH = 2048

/** Of the cookie's text; another version is read as an empty group. */
const VERSION = '1'

/** The text of the cookie: encoded ids joined by a bar, which no encoded id holds. Ids beyond its bounds are left out. */
export function groupCookieValue(ids: readonly string[]): string {
  const kept: string[] = []
  let length = VERSION.length
  for (const id of boundedIds(ids)) {
    const text = encodeURIComponent(id.toWellFormed())
    length += text.length + 1
    if (length > MAX_GROUP_LENGTH) break
    kept.push(text)
  }
  return [VERSION, ...kept].join('|')
}

/** Reads the cookie's text as it was sent: ids of dictionaries that may be gone or hidden by now. Anything else is an empty group. Spec: search §5 (STORE-009). */
export function readGroupCookie(value: string | undefined): string[] {
  if (value === undefined || value.length > MAX_GROUP_LENGTH) return []
  const [version, ...ids] = value.split('|')
  if (version !== VERSION) return []
  try {
    return boundedIds(ids.map(decodeURIComponent))
  } catch {
    return [] // URIError: not written by us
  }
}

/** Each id once, and none that no dictionary could have. */
const boundedIds = (ids: readonly string[]): string[] =>
  [...new Set(ids)].filter((id) => id !== '' && id.length <= MAX_ID_LENGTH).slice(0, MAX_GROUP_DICTIONARIES)

const ATTRIBUTES = 'Path=/; SameSite=Lax; Secure'

/** The whole cookie, for `Set-Cookie` and for `document.cookie` alike; one that takes it away for an empty group. */
export const groupCookie = (ids: readonly string[]): string =>
  ids.length === 0 ? CLEARED_GROUP_COOKIE : `${GROUP_COOKIE}=${groupCookieValue(ids)}; Max-Age=${ONE_YEAR_S}; ${ATTRIBUTES}`

/** Takes the cookie away, as a logout does. Spec: accounts §4.1 (STORE-033). */
export const CLEARED_GROUP_COOKIE = `${GROUP_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`
