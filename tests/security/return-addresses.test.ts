import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Got, get } from '../support/get.ts'
import { type BothRuntimes, START_MS, startBothRuntimes } from '../support/runtimes.ts'

let runtimes: BothRuntimes
beforeAll(async () => {
  runtimes = await startBothRuntimes()
}, START_MS)
afterAll(() => runtimes.stop())

/** Each would lead away from this site if a browser were sent there. */
const ELSEWHERE = [
  'https://evil.test',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '///evil.test',
  'http:evil.test',
  'javascript:alert(1)',
  'data:text/html,1',
  '/%2f%2fevil.test/..//evil.test',
  `/${'a'.repeat(8192)}`,
]
/** Each with a name short enough to be read. */
const CASES = ELSEWHERE.map((address) => [JSON.stringify(address.slice(0, 40)), address] as const)
const encoded = encodeURIComponent
const base64Url = (text: string) => Buffer.from(text).toString('base64url')

const isOfThisSite = ({ headers }: Got) => {
  const { location } = headers
  const refresh = String(headers.refresh ?? '')
  const url = new URL(String(location ?? '/'), 'http://localhost')
  return url.origin === 'http://localhost' && url.protocol === 'http:' && !/evil|javascript:|data:/.test(`${url.host}${refresh}`)
}

/** Where a page says the visitor goes on: links and fields of forms. */
const leadsAway = ({ body }: Got) =>
  /(?:href|action|value)="(?:https?:)?(?:\/\/|\/\\|\/?\t?\/)evil\.test|(?:href|action)="(?:javascript|data):/i.test(body)

describe.each(['node', 'workers'] as const)('return addresses on %s', (name) => {
  const ask = (path: string, headers: Record<string, string> = {}) => get(runtimes[name].base, path, { host: 'localhost', headers })

  test.each(CASES)('H01 H02 nothing leads to %s', async (_, address) => {
    const paths = [
      `/application_error_notify/login_expired?redirect=${encoded(address)}`,
      `/application_error_notify?redirect=${encoded(address)}`,
      `/token_login_error/expired?redirect=${encoded(address)}`,
      `/language?to=sv&return=${encoded(address)}`,
      `/auth/login?return=${encoded(address)}`,
      `/auth/welcome?return=${encoded(address)}`,
      `/social-login-error?code=x&provider=google&redirect=${encoded(address)}`,
    ]
    for (const path of paths) {
      const answer = await ask(path)
      expect([path, answer.status < 500, isOfThisSite(answer), leadsAway(answer)]).toEqual([path, true, true, false])
    }
  })

  test.each(CASES)('H04 registering does not come back to %s', async (_, address) => {
    const segments = [
      base64Url(address),
      encoded(encoded(address)),
      encoded(address).replaceAll('%2F', '%252F'),
      '%FF%FE',
      base64Url('\xff\xfe'),
    ]
    for (const segment of segments) {
      const answer = await ask(`/auth/register/${segment.slice(0, 6000)}`)
      expect([segment.slice(0, 40), answer.status < 500, isOfThisSite(answer), leadsAway(answer)]).toEqual([
        segment.slice(0, 40),
        true,
        true,
        false,
      ])
    }
  })

  test.each(CASES)('H09 the page that unblocks does not lead to %s', async (_, long) => {
    const address = long.slice(0, 2500) // a longer header is refused by the server before anything reads it
    const answer = await ask('/unblock?id=1', { cookie: `__Host-prev=${encoded(address)}`, referer: address.replace('\t', '') })
    expect([answer.status, leadsAway(answer)]).toEqual([200, false])
  })
})
