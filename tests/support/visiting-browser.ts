import { type GetOptions, type Got, get } from './get.ts'

const SAME_SITE = { 'sec-fetch-site': 'same-origin' }
const CALL = { ...SAME_SITE, 'x-sk-client': '1', 'content-type': 'application/json' }
const FORM = { ...SAME_SITE, 'content-type': 'application/x-www-form-urlencoded' }

export type VisitingBrowser = ReturnType<typeof visitingBrowser>

/**
 * A browser with a cookie jar at a running site. It comes from `address`: a proxy's word on Node, Cloudflare's in workerd. Each answer but
 * its cookies goes into `seen`.
 */
export function visitingBrowser(base: string, { address, host = 'localhost' }: { address: string; host?: string }, seen: string[] = []) {
  const jar = new Map<string, string>()

  async function send(path: string, { headers, ...options }: GetOptions = {}): Promise<Got> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const own = { 'x-forwarded-for': address, 'cf-connecting-ip': address, ...(cookie ? { cookie } : {}) }
    const got = await get(base, path, { host, ...options, headers: { ...own, ...headers } })
    const { 'set-cookie': cookies, ...others } = got.headers
    seen.push(`${JSON.stringify(others)} ${got.body}`)
    for (const set of [cookies ?? []].flat()) keep(set)
    return got
  }

  function keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split('; ')
    const name = pair.slice(0, pair.indexOf('='))
    if (attributes.includes('Max-Age=0')) jar.delete(name)
    else jar.set(name, pair.slice(pair.indexOf('=') + 1))
  }

  return {
    jar,
    send,
    post: (path: string, body: unknown = {}) => send(path, { method: 'POST', headers: CALL, body: JSON.stringify(body) }),
    submit: (path: string, fields: Record<string, string> = {}) =>
      send(path, { method: 'POST', headers: FORM, body: String(new URLSearchParams(fields)) }),
  }
}
