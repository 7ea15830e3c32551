import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GetOptions, type Got, get } from '../support/get.ts'
import { type BothRuntimes, START_MS, startBothRuntimes } from '../support/runtimes.ts'

let runtimes: BothRuntimes
beforeAll(async () => {
  runtimes = await startBothRuntimes()
}, START_MS)
afterAll(() => runtimes.stop())

const SEARCH = '/api/search/api/sk/search?search_service=ss&keyword_language=fi&target_language=en'
const AUTOCOMPLETE = '/api/search/api/sk/autocomplete?search_service=ss&keyword_language=fi&target_language=en'
const IMAGE = '/api/content/sanakirja/images/?dictionary=sanavirta.fi-en&file='
const OWN = { 'x-sk-client': '1', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
const FORM = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

type Row = [path: string, options?: GetOptions]

const DOCUMENTS: Row[] = [
  ['/'],
  ['/', { headers: { cookie: 'lang=fi' } }],
  ['/', { headers: { 'accept-language': 'sv, fi;q=0.5' } }],
  ['/?hl=sv'],
  ['/', { host: 'pacman.localhost' }],
  ['/', { host: 'valter.localhost' }],
  ['/finnish-english'],
  ['/finnish-english/talo'],
  ['/finnish-english/talo?suggestions=1', { headers: { cookie: 'lang=fi' } }],
  ['/english-finnish/house', { host: 'pacman.localhost' }],
  ['/finnish-english/kuusi', { host: 'valter.localhost' }],
  ['/finnish-english/%C3%A4iti'],
  ['/finnish-english/ta*'],
  ['/finnish-english/eiolesellaista'],
  ['/finnish-english/q'],
  ['/finnish-english/talo', { headers: { cookie: 'sk_prefs=1||dictionary|fi-en||normal|1|1|' } }],
  ['/finnish-english/talo', { headers: { cookie: 'sk_prefs=1||langPair|||normal|1|1|||lgmt' } }],
  ['/sanavirta.nature/all/kuusi', { host: 'pacman.localhost' }],
  ['/legal/our-content'],
  ['/legal/help', { headers: { cookie: 'lang=sv' } }],
  ['/legal/nothing'],
  ['/get-access'],
  ['/offline'],
  ['/forbidden/404'],
  ['/forbidden/no-access', { host: 'valter.localhost' }],
]

const REDIRECTS: Row[] = [
  ['/search?from=fi&to=en&key=talo'],
  ['/search?from=xx&to=en&key='],
  ['/search?from=detect&to=fi&key=hus'],
  ['/language?to=sv&return=/finnish-english/talo'],
  ['/language?to=xx&return=//evil.test'],
  ['/finnish-klingon/talo'],
  ['/motsanakirjat'],
  ['/forbidden'],
  ['/reset-password/abcdefghijklmnop1234'],
  ['/handle_cb/auth/google/login?code=1'],
  ['/wordlists/own'],
  ['/finnish-english/talo/'],
]

const CALLS: Row[] = [
  [`${SEARCH}&keyword=talo`],
  [`${SEARCH}&keyword=%C3%84ITI`],
  [`${SEARCH}&keyword=eiolesellaista`],
  [`${SEARCH}&keyword=talo&dictionaries=sanavirta.fi-en,sanavirta.law.fi-en`, { host: 'pacman.localhost' }],
  [`${SEARCH}&keyword=`],
  [`${SEARCH}&keyword=${'a'.repeat(251)}`],
  [`${AUTOCOMPLETE}&keyword=tal`],
  [`${AUTOCOMPLETE}&keyword=tal`, { method: 'HEAD' }],
  [`${AUTOCOMPLETE}&keyword=tal&limit=1e9`],
  [`${AUTOCOMPLETE}&keyword=%ED%A0%80tal`],
  ['/api/search/api/sk/search/languages?search_service=ss', { host: 'valter.localhost' }],
  ['/api/search/api/sk/dictionaries'],
  ['/api/config/app'],
  ['/api/config/app', { host: 'pacman.localhost', headers: { accept: 'text/html' } }],
  ['/api/content/sanakirja/en/help'],
  ['/api/content/sanakirja/en/nothing'],
  [`${IMAGE}talo.svg`],
  [`${IMAGE}nothing.svg`],
  [`${IMAGE}../../x.svg`],
  ['/api/unknown/x'],
  ['/api/auth/authorize', { method: 'POST', headers: OWN, body: '{}' }],
  [`${SEARCH}&keyword=talo`, { method: 'DELETE', headers: OWN }],
  [`${SEARCH}&keyword=talo`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' }],
]

const REFUSALS: Row[] = [
  ['/', { method: 'HEAD' }],
  ['/finnish-english/talo', { method: 'HEAD' }],
  ['/', { method: 'OPTIONS' }],
  ['/', { method: 'PUT', headers: OWN }],
  ['/search', { method: 'POST', headers: FORM, body: 'key=talo' }],
  ['/search', { method: 'POST', headers: { ...FORM, 'sec-fetch-site': 'cross-site' }, body: 'key=talo' }],
  ['/search', { method: 'POST', headers: FORM, body: 'a'.repeat(65_537) }],
  ['/', { host: 'unknown.test' }],
  ['/finnish-english/talo.data'],
  ['/_root.data'],
  ['/__manifest?paths=/a,/b'],
  ['/__version'],
  ['/finnish-english/meta%2Edata'],
  ['/finnish-english/%E0%A4%A'],
  ['/finnish-english/%00talo'],
  ['/finnish-english/%2e%2e/x'],
  ['/api/content/..%2f..%2fauth/x'],
  ['/api/content/x%5c..%5cauth/login'],
  ['/assets/unknown-12345678.js'],
  ['/assets/'],
  ['/_headers'],
  ['/robots.txt'],
  ['/sitemap.xml', { host: 'pacman.localhost' }],
  ['/favicon.svg'],
  ['/favicon.svg', { method: 'HEAD' }],
  ['/site.webmanifest'],
]

/** The runtime's own: when, by which connection, in which encoding, and what assets are asked about again by. */
const OWN_HEADERS = new Set(
  `date x-request-id content-encoding transfer-encoding content-length connection keep-alive etag age
  last-modified cf-cache-status`.split(/\s+/),
)

const PLACEHOLDERS = [/nonce-[\w-]+/g, /nonce="[\w-]+"/g] as const

const comparable = (text: string) => PLACEHOLDERS.reduce((left, pattern) => left.replace(pattern, 'nonce'), text)

function alike({ status, headers, body }: Got) {
  const id = String(headers['x-request-id'])
  const kept = Object.entries(headers)
    .filter(([name]) => !OWN_HEADERS.has(name))
    .map(([name, value]) => [name, comparable(withoutEncoding(name, String(value)))])
  return { head: { status, headers: Object.fromEntries(kept) }, body: comparable(body).replaceAll(id, 'id') }
}

/** Where two texts part, with what stands there; a page is too long to be shown whole. */
function firstDifference(a: string, b: string): readonly string[] | undefined {
  if (a === b) return undefined
  const length = Math.max(a.length, b.length)
  const at = Array.from({ length }, (_, index) => index).find((index) => a[index] !== b[index]) ?? 0
  return [a, b].map((text) => text.slice(Math.max(0, at - 60), at + 60))
}

/** An SVG's charset is what it says itself, so naming it changes nothing. */
function withoutEncoding(name: string, value: string): string {
  if (name === 'content-type') return value.replace(/^(image\/svg\+xml); charset=utf-8$/, '$1')
  if (name !== 'vary') return value
  return value
    .split(/,\s*/)
    .filter((part) => part.toLowerCase() !== 'accept-encoding')
    .join(', ')
}

const ALL = [...DOCUMENTS, ...REDIRECTS, ...CALLS, ...REFUSALS]
const titled = ALL.map(([path, options = {}]) => {
  const { method = 'GET', host = 'localhost', headers = {} } = options
  return [`${method} ${host}${path.slice(0, 90)} ${JSON.stringify(headers)}`, path, { host: 'localhost', ...options }] as const
})

test.each(titled)('ARCH-002 %s is answered alike on Node and in workerd', async (_, path, options) => {
  const [node, workers] = await Promise.all([get(runtimes.node.base, path, options), get(runtimes.workers.base, path, options)])
  const [inWorkerd, onNode] = [alike(workers), alike(node)]
  expect(inWorkerd.head).toEqual(onNode.head)
  expect(firstDifference(inWorkerd.body, onNode.body)).toBeUndefined()
  expect(node.status).toBeLessThan(500)
})

test.each([`${AUTOCOMPLETE}&keyword=talo`, '/api/config/app', '/api/content/sanakirja/en/help', `${IMAGE}talo.svg`])(
  'E22 %s is asked about again by its tag alike',
  async (path) => {
    for (const { base } of [runtimes.node, runtimes.workers]) {
      const first = await get(base, path, { host: 'localhost' })
      const again = await get(base, path, { host: 'localhost', headers: { 'if-none-match': String(first.headers.etag) } })
      expect([path, again.status, again.body]).toEqual([path, 304, ''])
    }
  },
)

test('ARCH-002 GET /healthz says the same of both', async () => {
  const [node, workers] = await Promise.all([get(runtimes.node.base, '/healthz'), get(runtimes.workers.base, '/healthz')])
  const said = ({ status, body }: Got) => ({ status, ...JSON.parse(body), generation: '' })
  expect(said(workers)).toEqual(said(node))
})
