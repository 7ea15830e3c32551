import type { Call } from './define-call.ts'

/** A path segment that may be sent on: one segment, no dot segment, no control characters, no encoded separators. */
const isSafeSegment = (segment: string) =>
  segment !== '' && segment !== '.' && segment !== '..' && !/[/\\]/.test(segment) && !hasControlCharacter(segment)

const hasControlCharacter = (text: string) => [...text].some((character) => character < ' ' || character === '\u007f')

/** The call's path with its parameters filled in, each re-encoded as one segment. Throws on a parameter that is no safe segment. */
export function callPath(call: Pick<Call, 'path'>, params: Readonly<Record<string, string>>): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? ''
    if (!isSafeSegment(value)) throw new Error(`Path parameter "${name}" is no single path segment`)
    return encodeURIComponent(value)
  })
}

/**
 * The path parameters if the raw, still encoded `pathname` is of the pattern, else undefined.
 * Segments are decoded exactly once; encoded slashes, backslashes, NUL and dot segments never match. Spec: security §0.1.
 */
export function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const wanted = pattern.split('/')
  const given = pathname.split('/')
  if (wanted.length !== given.length) return undefined

  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name === undefined) {
      if (part !== given[index]) return undefined
      continue
    }
    const value = decodeSegment(given[index] ?? '')
    if (value === undefined || !isSafeSegment(value)) return undefined
    params[name] = value
  }
  return params
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined // bad percent-encoding: the path matches no call
  }
}
