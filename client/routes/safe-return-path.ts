const SOME_ORIGIN = 'https://here.invalid'

/** A path of our own to go back to, else the front page. `hl` is taken off, since it would outweigh the language just chosen. */
export function safeReturnPath(given: string | null): string {
  if (given === null || !/^\/(?![/\\])/.test(given) || !URL.canParse(given, SOME_ORIGIN)) return '/'
  const url = new URL(given, SOME_ORIGIN)
  if (url.origin !== SOME_ORIGIN) return '/'
  url.searchParams.delete('hl')
  return `${url.pathname}${url.search}`
}
