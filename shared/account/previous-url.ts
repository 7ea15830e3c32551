import { safeReturnPath } from '#shared/text/safe-return-path.ts'

/** Remembers for ten minutes which page a visitor wanted when they were sent to /unblock. Spec: accounts §2.3 (UNBL-001). */
export const PREVIOUS_URL_COOKIE = '__Host-prev'
export const PREVIOUS_URL_LIFE_SECONDS = 10 * 60

const MAX_LENGTH = 2048

/** The cookie's value for the visit to /unblock of that id (a time in ms); undefined when the address is too long to be kept. */
export function previousUrlValue(id: number, path: string): string | undefined {
  const value = `${id}.${encodeURIComponent(path)}`
  return value.length > MAX_LENGTH ? undefined : value
}

/** The path within this site that a cookie's value holds for that id; undefined for another visit's, and for anything that leads elsewhere. */
export function previousUrlOf(value: string | undefined, { id, origin }: { id: string | null; origin: string }): string | undefined {
  const [, of, encoded] = /^(\d{1,16})\.(.+)$/.exec(value ?? '') ?? []
  return of !== undefined && of === id ? returnableFrom(decoded(encoded), origin) : undefined
}

/** An address of this site that a visitor can go back to from /unblock: not /unblock itself. Spec: security §1 (H01 … H10). */
export function returnableFrom(path: string | undefined, origin: string): string | undefined {
  const safe = safeReturnPath(path, origin)
  return safe === undefined || isUnblockPath(safe) ? undefined : safe
}

/** Whether a path, with or without its query, is that of the page that limits lead to. */
export const isUnblockPath = (path: string): boolean => /^\/unblock(?:[/?#]|$)/.test(path)

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text)
  } catch {
    return undefined // bad percent-encoding: nothing of ours
  }
}
