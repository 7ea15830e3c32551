import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GetOptions, get } from '../support/get.ts'
import { openRequest } from '../support/open-request.ts'
import { type BothRuntimes, START_MS, startBothRuntimes } from '../support/runtimes.ts'

let runtimes: BothRuntimes
beforeAll(async () => {
  runtimes = await startBothRuntimes()
}, START_MS)
afterAll(() => runtimes.stop())

const ROUTES: [string, string, GetOptions?][] = [
  ['a page', '/'],
  ['a page without hits', '/finnish-english/eiolesellaista'],
  ['a redirect', '/motsanakirjat'],
  ['a redirect of a page', '/search?from=fi&to=en&key=talo'],
  ['a call', '/api/config/app'],
  ['an unknown call', '/api/x'],
  ['a refused call', '/api/search/api/sk/search?search_service=ss&keyword='],
  ['a picture', '/api/content/sanakirja/images/?dictionary=sanavirta.fi-en&file=talo.svg'],
  ['a content page by its call', '/api/content/sanakirja/en/help'],
  ['an unknown asset', '/assets/x.js'],
  ['a bad path', '/%'],
  ['a method that nothing takes', '/', { method: 'PROPFIND', headers: { 'sec-fetch-site': 'same-origin' } }],
  ['an unknown host', '/', { host: 'unknown.test' }],
]

/** How many times twenty visitors leave; workerd on the machine of a developer is slow at drawing pages. */
const ROUNDS = { node: 10, workers: 3 } as const

describe.each(['node', 'workers'] as const)('on %s', (name) => {
  const ask = (path: string, options: GetOptions = {}) => get(runtimes[name].base, path, { host: 'localhost', ...options })

  test.each(ROUTES)('C09 %s carries the security headers and no word about the server', async (_, path, options) => {
    const { headers } = await ask(path, options)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-request-id': expect.stringMatching(/./),
    })
    for (const told of ['server', 'x-powered-by', 'via', 'access-control-allow-origin', 'set-cookie']) expect(headers[told]).toBeUndefined()
  })

  test('C09 an asset may do nothing by itself and is not sniffed', async () => {
    for (const path of ['/favicon.svg', '/site.webmanifest']) {
      const { headers } = await ask(path)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      for (const told of ['server', 'x-powered-by', 'access-control-allow-origin']) expect(headers[told]).toBeUndefined()
    }
  })

  test('C01 C02 a page has a nonce of its own, in its policy and in every script', async () => {
    const seen = new Set<string>()
    for (const path of ['/', '/', '/finnish-english/talo', '/finnish-english/talo', '/forbidden/404']) {
      const { headers, body } = await ask(path)
      const policy = String(headers['content-security-policy'])
      const nonce = /script-src 'nonce-([\w-]{22,})' 'strict-dynamic'/.exec(policy)?.[1] ?? ''
      const scripts = [...body.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
      expect(scripts.length).toBeGreaterThan(0)
      expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
      expect(policy).toContain("object-src 'none'; require-trusted-types-for 'script'; trusted-types sk-sanitized")
      expect(policy).not.toMatch(/unsafe|\*|https?:/)
      seen.add(nonce)
    }
    expect(seen.size).toBe(5)
  })

  test('C01 no page needs what its policy forbids: no inline style, no inline handler', async () => {
    for (const path of ['/', '/finnish-english/talo', '/finnish-english/kuusi', '/legal/our-content', '/forbidden/404']) {
      const { body } = await ask(path)
      expect([...body.matchAll(/<[^>]*\s(?:style|on[a-z]+)="[^>]*>/g)].map(([tag]) => tag)).toEqual([])
      expect(body).not.toContain('<style')
    }
  })

  test.each(['/api/x', '/api/search/api/sk/search?search_service=ss&keyword=<script>', '/api/content/sanakirja/en/nothing'])(
    'C08 an error of %s is JSON that nobody sniffs, also where HTML is asked for',
    async (path) => {
      const { headers, body } = await ask(path, { headers: { accept: 'text/html' } })
      expect([headers['content-type'], headers['x-content-type-options']]).toEqual(['application/json; charset=utf-8', 'nosniff'])
      expect(Object.keys(JSON.parse(body))).toEqual(['error'])
    },
  )

  test('C11 the framework’s manifest is not there, however long it is asked for', async () => {
    const paths = Array.from({ length: 300 }, (_, index) => `paths=/finnish-english/${index}`).join('&')
    const answer = await ask(`/__manifest?${paths}&version=x`)
    expect([answer.status, answer.body]).toEqual([404, '404 not_found\n'])
  })

  test('C12 visitors who leave in the middle of a page trouble nobody', async () => {
    for (let round = 0; round < ROUNDS[name]; round += 1) {
      const leaving = Array.from({ length: 20 }, (_, index) =>
        openRequest(runtimes[name].base, `/finnish-english/t${round}x${index}`, { host: 'localhost' }),
      )
      await Promise.all(
        leaving.map(async ({ response, abort }) => {
          await response
          abort()
        }),
      )
    }
    expect((await ask('/unblock')).status).toBe(200) // the one page that so many visits from one address do not close
    const faults = runtimes[name]
      .output()
      .split('\n')
      .filter((line) => /"event":"failure"|render_failed|[Uu]nhandled|[Uu]ncaught/.test(line))
    expect(faults).toEqual([])
  }, 60_000)

  test('D09 headers that forward or rewrite change no page and no call', async () => {
    const hostile = {
      'x-forwarded-host': 'pacman.localhost',
      'x-host': 'pacman.localhost',
      forwarded: 'host=pacman.localhost',
      'x-original-url': '/forbidden/404',
      'x-rewrite-url': '/forbidden/404',
      'x-http-method-override': 'DELETE',
      'x-react-router-spa-mode': 'yes',
      'x-remix-response': 'yes',
    }
    const plain = (text: string) => text.replace(/nonce="[^"]*"/g, '')
    for (const path of ['/', '/finnish-english/talo', '/api/config/app']) {
      const [without, withThem] = [await ask(path), await ask(path, { headers: hostile })]
      expect([withThem.status, plain(withThem.body)]).toEqual([without.status, plain(without.body)])
    }
  })
})
