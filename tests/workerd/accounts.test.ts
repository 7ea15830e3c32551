import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { durableRateLimiter, type LimitObjects } from '#server/edge/rate-limit/durable-rate-limiter.ts'
import { SESSION, type SessionContent } from '#server/edge/session/cookie-kinds.ts'
import { sealedCookies } from '#server/edge/session/sealed-cookie.ts'
import { statementsToWriteInstitution } from '#server/origin/institutions/institution-commands.ts'
import { type D1Binding, d1Database } from '#server/origin/storage/d1-database.ts'
import { HUMAN_VERIFIED, humanChallenge } from '#shared/api/auth.ts'
import { domainLogin } from '#shared/api/config.ts'
import { SessionViewSchema } from '#shared/api/session.ts'
import { type AccountSite, startNodeSite, startWorkersSite, type WorkersSite } from '../support/account-sites.ts'
import { type BuiltWorkers, KEYS, originWorkerOf, startAnotherEdge } from '../support/built-workers.ts'
import { START_MS } from '../support/runtimes.ts'
import type { VisitingBrowser } from '../support/visiting-browser.ts'

const SID = '__Host-sid'
const PASSWORD = 'aamukahvi järvellä'
const sealed = sealedCookies({ keys: KEYS.sessionKeys, now: Date.now })

const sites: { node?: AccountSite; workerd?: WorkersSite } = {}
beforeAll(async () => {
  sites.workerd = await startWorkersSite()
  sites.node = await startNodeSite()
}, START_MS)
afterAll(() => Promise.all([sites.node?.stop(), sites.workerd?.stop()]))

function siteNamed(name: 'node' | 'workerd'): AccountSite {
  const site = sites[name]
  if (!site) throw new Error(`${name} has not started`)
  return site
}
function workersSite(): WorkersSite {
  if (!sites.workerd) throw new Error('The workers have not started')
  return sites.workerd
}

let people = 0
const newEmail = () => `reader-${people++}@example.org`
const jsonOf = ({ body }: { body: string }): unknown => JSON.parse(body)
const tokenOf = (link: URL) => link.pathname.split('/').at(-1) ?? ''

async function sessionOf({ jar }: VisitingBrowser): Promise<SessionContent> {
  const opened = await sealed.open(SESSION, { brand: 'sanakirja', value: jar.get(SID) ?? '' })
  if (opened.status !== 'open') throw new Error('There is no session')
  secrets.add(opened.content.accessToken).add(opened.content.refreshToken)
  return opened.content
}
/** The tokens that browsers' sessions held in these tests: nobody may read them anywhere. */
const secrets = new Set<string>()

type Person = { email: string; browser: VisitingBrowser }

async function registered(site: AccountSite, browser = site.browser()): Promise<Person> {
  const email = newEmail()
  const answer = await browser.post('/api/auth/register', { email, password: PASSWORD, language_ui: 'fi' })
  expect([answer.status, jsonOf(answer)]).toEqual([200, { message: 'accepted' }])
  return { email, browser }
}

/** Registered, confirmed by the mailed link, signed in. */
async function newUser(site: AccountSite, browser?: VisitingBrowser): Promise<Person> {
  const person = await registered(site, browser)
  const answer = await person.browser.post(`/api/auth/confirm/${tokenOf(await site.mailedLink(person.email))}`)
  expect(answer.status).toBe(200)
  return person
}

const logIn = ({ email, browser }: Person, password = PASSWORD) => browser.post('/api/auth/login', { email, password })
const known = async (browser: VisitingBrowser) => v.parse(SessionViewSchema, jsonOf(await browser.send('/api/session'))).user?.email
const setCookies = (headers: Record<string, string | string[] | undefined>) => [headers['set-cookie'] ?? []].flat()

describe.each(['node', 'workerd'] as const)('ARCH-002 accounts, built, on %s', (name) => {
  test('F01 AUTH-073 AUTH-039 registers, confirms, is known everywhere, and signs out', async () => {
    const site = siteNamed(name)
    const { email, browser } = await registered(site)
    const link = await site.mailedLink(email)
    expect([link.hostname, link.pathname.replace(/[^/]+$/, '')]).toEqual(['localhost', '/auth/confirm-email/'])

    const confirmed = await browser.post(`/api/auth/confirm/${tokenOf(link)}`)
    const [cookie = ''] = setCookies(confirmed.headers).filter((set) => set.startsWith(SID))
    expect(cookie).toMatch(/^__Host-sid=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(cookie.length).toBeLessThanOrEqual(3_800)
    expect(confirmed.headers['cache-control']).toBe('private, no-store')
    await sessionOf(browser)

    expect(await known(browser)).toBe(email)
    expect(jsonOf(await browser.send('/api/users/me'))).toMatchObject({ email, login_method: 'email', has_password: true })
    const settings = await browser.send('/user/settings')
    expect([settings.status, settings.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')])
    expect(settings.body).toContain(email)

    const sid = browser.jar.get(SID) ?? ''
    expect((await browser.post('/api/auth/logout')).status).toBe(200)
    expect(browser.jar.has(SID)).toBe(false)
    expect(await known(browser)).toBeUndefined()
    browser.jar.set(SID, sid)
    expect((await browser.send('/api/users/me')).status).toBe(401)
    expect(browser.jar.has(SID)).toBe(false)
  })

  test('AUTH-073 confirms on the page of the mailed link, once; opening it uses nothing up', async () => {
    const site = siteNamed(name)
    const { email, browser } = await registered(site)
    const { pathname } = await site.mailedLink(email)
    expect((await browser.send(pathname)).status).toBe(200)
    expect(browser.jar.has(SID)).toBe(false)
    const answer = await browser.submit(pathname)
    expect([answer.status, browser.jar.has(SID)]).toEqual([303, true])
    expect(await known(browser)).toBe(email)
    const again = await site.browser().submit(pathname)
    expect([again.status, again.headers.location]).toEqual([303, expect.stringContaining('/token_login_error/expired')])
  })

  test('AUTH-076 registering a known address is answered alike, and its owner is told by mail', async () => {
    const site = siteNamed(name)
    const { email } = await newUser(site)
    const answer = await site.browser().post('/api/auth/register', { email, password: 'toinen salasana 1', language_ui: 'fi' })
    expect([answer.status, jsonOf(answer)]).toEqual([200, { message: 'accepted' }])
  })

  test('G04 AUTH-042 a wrong password and an unknown address are answered alike; before the mailed link nobody gets in', async () => {
    const site = siteNamed(name)
    const { email } = await newUser(site)
    const wrong = await logIn({ email, browser: site.browser() }, 'jokin muu salasana')
    const unknown = await logIn({ email: newEmail(), browser: site.browser() })
    expect([wrong.status, jsonOf(wrong)]).toEqual([401, { error: 'bad_username_or_password' }])
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
    const early = await logIn(await registered(site))
    expect([early.status, jsonOf(early)]).toEqual([403, { error: 'email_not_confirmed' }])
  })

  test.each([
    ['of 76 characters', 'ä'.repeat(76)],
    ['empty', ''],
    ['with a NUL', 'salasana\0x'],
    ['of too many bytes', 'a'.repeat(70_000)],
  ])('G05 a password %s signs nobody in', async (_, password) => {
    const site = siteNamed(name)
    const answer = await logIn({ email: newEmail(), browser: site.browser() }, password)
    expect([400, 401, 413, 422]).toContain(answer.status)
    expect(answer.status).toBe(await statusOnOther(name, password))
  })

  test('F06 each sign-in is another session, and by the page as by the API', async () => {
    const site = siteNamed(name)
    const person = await newUser(site)
    const first = await sessionOf(person.browser)
    expect((await logIn(person)).status).toBe(200)
    const second = await sessionOf(person.browser)
    expect(second.refreshToken).not.toBe(first.refreshToken)
    const page = site.browser()
    const answer = await page.submit('/auth/login?return=/finnish-english/talo', {
      form: 'password',
      email: person.email,
      password: PASSWORD,
    })
    expect([answer.status, answer.headers.location, page.jar.has(SID)]).toEqual([303, '/finnish-english/talo', true])
    await sessionOf(page)
    const refused = await site.browser().submit('/auth/login', { form: 'password', email: person.email, password: 'ei se ole tämä' })
    expect([refused.status, refused.headers['set-cookie']?.includes(SID) ?? false]).toEqual([401, false])
  })

  test('F03 a changed cookie, another brand’s and a made-up one are nobody’s, and are taken away', async () => {
    const site = siteNamed(name)
    const { browser } = await newUser(site)
    const sid = browser.jar.get(SID) ?? ''
    const changed = `${sid.slice(0, -3)}${sid.at(-3) === 'A' ? 'B' : 'A'}${sid.slice(-2)}`
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}....`
    for (const [host, value] of [
      ['localhost', changed],
      ['localhost', unsigned],
      ['pacman.localhost', sid],
    ] as const) {
      const stranger = site.browser({ host })
      stranger.jar.set(SID, value)
      expect((await stranger.send('/api/users/me')).status).toBe(401)
      expect(stranger.jar.has(SID)).toBe(false)
      stranger.jar.set(SID, value)
      expect((await stranger.send('/finnish-english/talo')).status).toBe(200)
      expect(stranger.jar.has(SID)).toBe(false)
    }
  })

  test('F07 thirty calls at once with a token at its end: all are answered, and one session goes on', async () => {
    const site = siteNamed(name)
    const { email, browser } = await newUser(site)
    const content = await sessionOf(browser)
    browser.jar.set(SID, await sealed.seal(SESSION, { brand: 'sanakirja', content: { ...content, expiresAt: Date.now() } }))
    const answers = await Promise.all(Array.from({ length: 30 }, () => browser.send('/api/users/me')))
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
    const renewed = await sessionOf(browser)
    expect(renewed.refreshToken).not.toBe(content.refreshToken)
    expect(await known(browser)).toBe(email)
  })

  test('F12 a sign-in that was ended everywhere is over in every browser', async () => {
    const site = siteNamed(name)
    const person = await newUser(site)
    const phone = site.browser()
    await logIn({ ...person, browser: phone })
    await phone.post('/api/auth/logout', { everywhere: true })
    expect((await person.browser.send('/api/users/me')).status).toBe(401)
    const page = await site.browser().send('/user/settings')
    expect(page.status).toBeGreaterThanOrEqual(300)
    expect(page.status).toBeLessThan(400)
  })

  test.each([
    [
      'another site’s form',
      { 'sec-fetch-site': 'cross-site', origin: 'http://evil.test', 'content-type': 'application/x-www-form-urlencoded' },
    ],
    ['plain text of another site', { 'sec-fetch-site': 'cross-site', origin: 'http://evil.test', 'content-type': 'text/plain' }],
    ['no word of where it comes from', { 'content-type': 'application/json', 'x-sk-client': '1' }],
  ])('F16 F17 signing out by %s is refused, and nobody is signed out', async (_, headers) => {
    const site = siteNamed(name)
    const { email, browser } = await newUser(site)
    expect((await browser.send('/api/auth/logout', { method: 'POST', headers, body: '{"a":1}' })).status).toBe(403)
    expect(await known(browser)).toBe(email)
  })

  test('F22 another site is promised nothing', async () => {
    const headers = { origin: 'http://evil.test', 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-sk-client' }
    const answer = await siteNamed(name).browser().send('/api/auth/login', { method: 'OPTIONS', headers })
    expect(Object.keys(answer.headers).filter((header) => header.startsWith('access-control-'))).toEqual([])
  })

  test('G07 a magic link works once, in its own brand, and not when it was changed', async () => {
    const site = siteNamed(name)
    const email = newEmail()
    const browser = site.browser()
    expect((await browser.post('/api/auth/magic_link/user', { email, signup: true })).status).toBe(200)
    const token = tokenOf(await site.mailedLink(email))
    const use = (sent: string, by: VisitingBrowser) => by.post(`/api/auth/magic_link/login/${sent}`)
    const expired = { error: 'token_invalid_expired' }
    expect(jsonOf(await use(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, site.browser()))).toEqual(expired)
    expect(jsonOf(await use(token, site.browser({ host: 'pacman.localhost' })))).toEqual(expired)
    expect((await use(token, browser)).status).toBe(200)
    expect(await known(browser)).toBe(email)
    const again = await use(token, site.browser())
    expect([again.status, jsonOf(again)]).toEqual([400, expired])
  })

  test('G20 AUTH-068 a new password by a mailed link: once, the same twice, and all other sign-ins end', async () => {
    const site = siteNamed(name)
    const person = await newUser(site)
    const browser = site.browser()
    expect((await browser.post('/api/auth/reset', { email: person.email })).status).toBe(200)
    const token = tokenOf(await site.mailedLink(person.email))
    const reset = (password: string, password_confirm: string) => browser.post(`/api/auth/reset/${token}`, { password, password_confirm })
    const mismatch = await reset('uusi salasana 1', 'uusi salasana 2')
    expect([mismatch.status, jsonOf(mismatch)]).toEqual([400, expect.objectContaining({ error: 'password_mismatch' })])
    expect((await reset('uusi salasana 1', 'uusi salasana 1')).status).toBe(200)
    expect(await known(browser)).toBe(person.email)
    expect((await person.browser.send('/api/users/me')).status).toBe(401)
    expect((await reset('uusi salasana 3', 'uusi salasana 3')).status).toBe(400)
    expect((await logIn(person)).status).toBe(401)
    expect((await logIn(person, 'uusi salasana 1')).status).toBe(200)
  })

  test('G21 G10 a mail’s link leads to the configured site, and an unknown address is answered alike', async () => {
    const site = siteNamed(name)
    const { email } = await newUser(site)
    const headers = {
      'x-forwarded-host': 'evil.test',
      'sec-fetch-site': 'same-origin',
      'x-sk-client': '1',
      'content-type': 'application/json',
    }
    const asked = (to: string) => site.browser().send('/api/auth/reset', { method: 'POST', headers, body: JSON.stringify({ email: to }) })
    const [ofKnown, ofUnknown] = [await asked(email), await asked(newEmail())]
    expect([ofUnknown.status, ofUnknown.body]).toEqual([ofKnown.status, ofKnown.body])
    expect((await site.mailedLink(email)).hostname).toBe('localhost')
  })

  test('L02 L03 UNBL-004 a solved puzzle is a pass, once, and for its own network only', async () => {
    const site = siteNamed(name)
    const browser = site.browser()
    const challenge = v.parse(humanChallenge.answer, jsonOf(await browser.send('/api/auth/unblock/challenge')))
    // The library's own type of what the call's schema has read.
    const solution = await solveChallenge({ challenge: challenge as Parameters<typeof solveChallenge>[0]['challenge'], deriveKey })
    const provider_identifier = btoa(JSON.stringify({ challenge, solution }))
    const elsewhere = await site.browser().post('/api/auth/unblock', { provider_identifier })
    expect(elsewhere.headers['set-cookie']).toBeUndefined()
    const answer = await browser.post('/api/auth/unblock', { provider_identifier })
    expect(jsonOf(answer)).toEqual({ data: { message: HUMAN_VERIFIED } })
    expect(setCookies(answer.headers)[0]).toMatch(/^__Host-hv=[\w.-]+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(jsonOf(await browser.post('/api/auth/unblock', { provider_identifier }))).not.toEqual({ data: { message: HUMAN_VERIFIED } })
  })

  test('L01 L03 whoever opens too many pages is led to the check, and a pass lifts the limit', async () => {
    const site = siteNamed(name)
    const browser = site.browser()
    let answer = await browser.send('/finnish-english')
    for (let count = 0; count < 300 && answer.status === 200; count += 1) answer = await browser.send('/finnish-english')
    expect([answer.status, answer.headers.location]).toEqual([303, expect.stringMatching(/^\/unblock\?id=\d+$/)])
    expect((await browser.send('/unblock?id=1')).status).toBe(200)
    const challenge = v.parse(humanChallenge.answer, jsonOf(await browser.send('/api/auth/unblock/challenge')))
    // The library's own type of what the call's schema has read.
    const solution = await solveChallenge({ challenge: challenge as Parameters<typeof solveChallenge>[0]['challenge'], deriveKey })
    await browser.post('/api/auth/unblock', { provider_identifier: btoa(JSON.stringify({ challenge, solution })) })
    expect((await browser.send('/finnish-english')).status).toBe(200)
  }, 60_000)

  test('L01 L04 UNBL-012 who guesses on is told to wait, whatever name they give their address; others are not', async () => {
    const site = siteNamed(name)
    const { email, browser: own } = await newUser(site)
    const guesser = site.browser()
    const guess = (headers: Record<string, string> = {}) =>
      guesser.send('/api/auth/login', {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', 'x-sk-client': '1', 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ email, password: 'arvaus' }),
      })
    let over = await guess()
    let guesses = 1
    for (; guesses < 40 && over.status === 401; guesses += 1) over = await guess({ 'x-real-ip': `10.9.9.${guesses}` })
    expect(guesses).toBeGreaterThan(10)
    expect([over.status, jsonOf(over), over.headers['cache-control']]).toEqual([429, { error: 'too_many_requests' }, 'no-store'])
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
    expect((await logIn({ email, browser: own })).status).not.toBe(429)
  }, 60_000) // each guess is a hash of the real cost

  test('F02 F24 no token, password or address of a reader is in a page, an answer or the log', async () => {
    const site = siteNamed(name)
    expect(secrets.size).toBeGreaterThan(4)
    const shown = site.seen.join('\n')
    expect([...secrets].filter((secret) => shown.includes(secret))).toEqual([])
    expect(/eyJ[\w-]{10,}\.[\w-]+\./.exec(shown)?.[0]).toBeUndefined()
    const log = site.output()
    expect(log).toContain('"event":"request"')
    expect([...secrets, PASSWORD, '@example.org', 'eyJ'].filter((secret) => log.includes(secret))).toEqual([])
    expect(log.split('\n').filter((line) => /"event":"failure"|page_render_failed|[Uu]ncaught|[Uu]nhandled/.test(line))).toEqual([])
  })
})

async function statusOnOther(name: 'node' | 'workerd', password: string): Promise<number> {
  const other = siteNamed(name === 'node' ? 'workerd' : 'node')
  return (await logIn({ email: newEmail(), browser: other.browser() }, password)).status
}

const accountsOf = async ({ workers }: WorkersSite) => {
  const binding: D1Binding = await workers.miniflare.getD1Database('ACCOUNTS', 'sanavirta-origin')
  return d1Database(binding)
}

describe('the workers', () => {
  test('AUTH-034 after signing out the origin takes the access token no more', async () => {
    const site = workersSite()
    const { browser } = await newUser(site)
    const { accessToken } = await sessionOf(browser)
    const origin = await originWorkerOf(site.workers)
    const asked = async () => {
      const headers: [string, string][] = [
        ['x-sk-brand', 'sanakirja'],
        ['authorization', `Bearer ${accessToken}`],
      ]
      const answer = await origin.fetch('http://origin.invalid/api/users/me', { headers })
      await answer.arrayBuffer()
      return answer.status
    }
    expect(await asked()).toBe(200)
    await browser.post('/api/auth/logout')
    expect(await asked()).toBe(401)
  })

  test('AUTH-028 AUTH-037 G17 a library’s readers are known by the address that the edge signs, neighbours are not', async () => {
    const site = workersSite()
    const library = { id: 'library', brand: 'pacman', name: 'Library of the tests', customerType: 'pacman' } as const
    await (await accountsOf(site)).batch(
      statementsToWriteInstitution({ ...library, ranges: ['192.0.2.0/28', '2001:db8:7::/64'], claims: ['canAccessPacman'] }),
    )
    const customerAt = async (address: string) => {
      const browser = site.browser({ address, host: 'pacman.localhost' })
      await browser.send('/')
      const { domain } = v.parse(SessionViewSchema, jsonOf(await browser.send('/api/session')))
      return domain.customerName
    }
    expect(await customerAt('192.0.2.1')).toBe(library.name)
    expect(await customerAt('::ffff:192.0.2.2')).toBe(library.name)
    expect(await customerAt('2001:DB8:7::0:9')).toBe(library.name)
    for (const address of ['192.0.2.1', '2001:db8:7::9']) {
      const browser = site.browser({ address, host: 'pacman.localhost' })
      await browser.send('/')
      expect((await browser.send('/api/search/api/sk/search/languages?search_service=ss')).status).toBe(200)
    }
    expect(await customerAt('192.0.2.77')).toBeNull()
    expect(await customerAt('2001:db8:8::9')).toBeNull()
  })

  test('AUTH-037 G17 the origin believes no address without the edge’s signature', async () => {
    const origin = await originWorkerOf(workersSite().workers)
    const now = Math.floor(Date.now() / 1000)
    const headers: [string, string][] = [
      ['x-sk-brand', 'pacman'],
      ['x-sk-client-address', '192.0.2.1'],
      ['x-sk-client-signature', `t=${now},v1=${'0'.repeat(64)}`],
    ]
    const answer = await origin.fetch(`http://origin.invalid${domainLogin.path}`, { method: domainLogin.method, headers })
    expect([answer.status, await answer.json()]).toEqual([200, { ipLogin: null, pacman: [], xl: [], mot: [] }])
  })

  test('AUTH-075 what could not be mailed at first is mailed by the clock', async () => {
    const site = workersSite()
    const { sink, workers } = site
    const email = newEmail()
    sink.refuses.add(email)
    const before = sink.asked()
    await site.browser().post('/api/auth/magic_link/user', { email, signup: true })
    await expect.poll(() => sink.asked()).toBe(before + 1)
    sink.refuses.delete(email)
    const accounts = await accountsOf(site)
    const failed = () =>
      accounts.all<{ last_error: string }>('SELECT last_error FROM mail_outbox WHERE recipient = ?1 AND sent_at IS NULL', [email])
    await expect.poll(async () => (await failed())[0]?.last_error).toBe('http_503')
    await accounts.run('UPDATE mail_outbox SET next_attempt_at = 0 WHERE recipient = ?1', [email])
    const origin = await originWorkerOf(workers)
    expect((await origin.scheduled({ cron: '* * * * *' })).outcome).toBe('ok')
    expect(sink.mails.filter(({ to }) => to === email)).toHaveLength(1)
    expect(await failed()).toEqual([])
  })

  test('L01 UNBL-012 mailed links are counted in the Durable Object, not in the isolate', async () => {
    const site = workersSite()
    const { miniflare } = site.workers
    const browser = site.browser({ address: '10.3.0.1' })
    await Promise.all(Array.from({ length: 20 }, () => browser.post(`/api/auth/confirm/${'x'.repeat(43)}`)))
    // Miniflare types bindings as unknown.
    const objects = (await miniflare.getDurableObjectNamespace('LIMITS', 'sanavirta-edge')) as unknown as LimitObjects
    const limiter = durableRateLimiter(objects, { name: 'confirmEmail address', limitPerMinute: 30, burst: 1, isExact: true })
    expect((await limiter.take('sanakirja 10.3.0.1')).allowed).toBe(false)
    expect((await limiter.take('sanakirja 10.3.0.2')).allowed).toBe(true)
  })

  test('F08 four processes of the edge renew one session at once: one successor, and nobody is signed out', {
    timeout: 60_000,
  }, async () => {
    const site = workersSite()
    const { email, browser } = await newUser(site)
    const content = await sessionOf(browser)
    const cookie = await sealed.seal(SESSION, { brand: 'sanakirja', content: { ...content, expiresAt: Date.now() } })
    const edges: Awaited<ReturnType<typeof startAnotherEdge>>[] = []
    try {
      for (let count = 0; count < 4; count += 1) edges.push(await startAnotherEdge(site.workers))
      const browsers = edges.flatMap((edge) => Array.from({ length: 8 }, () => browserBefore(edge, site)))
      for (const one of browsers) one.jar.set(SID, cookie)
      const answers = await Promise.all(browsers.map((one) => one.send('/api/users/me')))
      expect(answers.map(({ status }) => status)).toEqual(Array(32).fill(200))
      const successors = await Promise.all(browsers.map(async (one) => (await sessionOf(one)).refreshToken))
      expect(new Set(successors).size).toBe(1)
      expect(successors[0]).not.toBe(content.refreshToken)
      const renewals = edges.map(({ calls }) => calls.filter((path) => path === '/api/auth/token').length)
      expect(renewals).toEqual([1, 1, 1, 1])
      expect(await Promise.all(browsers.map(known))).toEqual(Array(32).fill(email))
    } finally {
      await Promise.all(edges.map((edge) => edge.stop()))
    }
  })

  test('E01 readers at once: nobody’s answers hold what is another’s', { timeout: 120_000 }, async () => {
    const site = workersSite()
    const readers: Person[] = []
    for (let count = 0; count < 8; count += 1) readers.push(await newUser(site))
    const paths = ['/api/session', '/api/users/me', '/user/settings', '/user/profile', '/finnish-english/talo', '/']
    const pathOf = (round: number, index: number) => paths[(round + index) % paths.length] ?? '/'
    const isOwn = (path: string) => path.startsWith('/user/') || path.startsWith('/api/')
    for (let round = 0; round < paths.length; round += 1) {
      const answers = await Promise.all(readers.map(({ browser }, index) => browser.send(pathOf(round, index))))
      for (const [index, { status, body, headers }] of answers.entries()) {
        const path = pathOf(round, index)
        const bytes = `${body} ${JSON.stringify(headers)}`
        expect([path, status]).toEqual([path, 200])
        const others = readers.filter((_, other) => other !== index).map(({ email }) => email)
        if (isOwn(path)) expect(bytes).toContain(readers[index]?.email)
        expect(others.filter((email) => new RegExp(`\\b${email}`).test(bytes))).toEqual([])
      }
    }
  })
})

/** A browser that reaches the site by another process of its edge. */
const browserBefore = (edge: BuiltWorkers, site: AccountSite) => site.browser({ base: edge.base })
