import { expect, test } from 'vitest'
import { accessToken, browserAt } from '../scripted-accounts.ts'
import { emptySearch, loginAnswer, type ScriptedOptions, SEARCH, scriptedEdge } from '../scripted-edge.ts'

const DOM = '__Host-dom'
const MINUTE = 60_000
const LIFE_SECONDS = 100 * 60

/** An edge before an origin that knows one institution, by its address. */
function institution(options: ScriptedOptions = {}) {
  const origin = { address: '192.0.2.1', isKnown: true, status: 200, asked: [] as Request[], issued: 0 }
  const originFetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname !== '/api/config/domain') return loginAnswer(pathname) ?? searched(request)
    origin.asked.push(request)
    if (origin.status !== 200) return Response.json({ error: 'app_error' }, { status: origin.status })
    const address = request.headers.get('x-sk-client-address') ?? ''
    const isIn = origin.isKnown && (address === origin.address || address.startsWith('10.'))
    origin.issued += isIn ? 1 : 0
    const claims = { sub: `ip.${origin.issued}`, sid: undefined, role: 'ip', user_claims: ['canAccessPacman'], customer_name: 'Kirjasto' }
    const ipLogin = isIn ? { access_token: await accessToken(claims as object), expires_in: LIFE_SECONDS } : null
    return Response.json({ ipLogin, pacman: [], xl: [], mot: [] })
  }
  const edge = scriptedEdge(undefined, { originFetch, ...options })
  return { origin, edge, at: (address: string) => browserAt(edge, { address }) }
}

type Carried = { authorization: string | null; address: string | null; signature: string | null }

const searches: Carried[] = []
const searched = ({ headers }: Request) => {
  const [authorization = null, address = null, signature = null] = CARRIED.map((name) => headers.get(name))
  searches.push({ authorization, address, signature })
  return Response.json(emptySearch)
}

const CARRIED = ['authorization', 'x-sk-client-address', 'x-sk-client-signature']

const LIBRARY = '192.0.2.1'
const HOME = '192.0.2.9'

test('AUTH-028 a reader in an institution has its token from the first document on, in a cookie, and uses it for reading dictionaries', async () => {
  const { at, origin } = institution()
  const reader = at(LIBRARY)
  const [cookie] = (await reader.send('/')).headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-dom=[\w.-]+; Max-Age=6000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const view = await (await reader.send('/api/session')).json()
  expect(view).toMatchObject({
    user: null,
    permissions: { canAccessPacman: true, isAnonymous: true },
    domain: { isSignedIn: true, customerName: 'Kirjasto' },
  })
  await reader.send(SEARCH)
  expect(searches.at(-1)?.authorization).not.toBe('Bearer service-token')
  expect(origin.asked).toHaveLength(1)
})

test('AUTH-037 the origin is told the address of the connection, signed, and no header of the visitor', async () => {
  const { edge, origin } = institution()
  await edge.send('/', { headers: { 'x-sk-client-address': LIBRARY, 'x-forwarded-for': LIBRARY } }, { clientAddress: HOME })
  expect(origin.asked[0]?.headers.get('x-sk-client-address')).toBe(HOME)
  expect(origin.asked[0]?.headers.get('x-sk-client-signature')).toMatch(/^t=1767225600,v1=[0-9a-f]{64}$/)
})

test('security §3.7 a call with the institution’s token says, signed, where it is used', async () => {
  const { at } = institution()
  const reader = at(LIBRARY)
  await reader.send('/')
  await reader.send(SEARCH)
  expect(searches.at(-1)).toMatchObject({ address: LIBRARY, signature: expect.stringMatching(/^t=1767225600,v1=[0-9a-f]{64}$/) })
})

test('nobody else is told an address, and no log has one', async () => {
  const { edge, origin, at } = institution()
  await at(HOME).send(SEARCH)
  expect(origin.asked).toEqual([])
  expect(searches.at(-1)).toEqual({ authorization: 'Bearer service-token', address: null, signature: null })
  await at(LIBRARY).send('/')
  expect(JSON.stringify(edge.lines)).not.toContain(LIBRARY)
})

test('a network without an institution is asked about once in ten minutes, whoever comes from it', async () => {
  const { at, origin, edge } = institution()
  for (let time = 0; time < 3; time += 1) expect((await at(HOME).send('/')).headers.getSetCookie()).toEqual([])
  expect(origin.asked).toHaveLength(1)
  edge.clock.now += 10 * MINUTE
  await Promise.all([at(HOME).send('/'), at(HOME).send('/')])
  expect(origin.asked).toHaveLength(2)
})

test('readers of one network share one login', async () => {
  const { at, origin } = institution()
  await Promise.all(Array.from({ length: 20 }, () => at(LIBRARY).send('/')))
  expect(origin.asked).toHaveLength(1)
})

test('a neighbour of an institution is not in it', async () => {
  const { at } = institution()
  await at(HOME).send('/')
  const reader = at(LIBRARY)
  await reader.send('/')
  expect(reader.jar.has(DOM)).toBe(true)
})

test('security §3.7 the cookie counts in the network it was given to only', async () => {
  const { at } = institution()
  const reader = at(LIBRARY)
  await reader.send('/')
  const athome = at(HOME)
  athome.jar.set(DOM, reader.jar.get(DOM) ?? '')
  expect(await (await athome.send('/api/session')).json()).toMatchObject({ domain: { isSignedIn: false } })
  expect(athome.jar.has(DOM)).toBe(false)
})

test('G18 AUTH-028 at seventy per cent of its life the token is renewed, not before', async () => {
  const { at, origin, edge } = institution()
  const reader = at(LIBRARY)
  await reader.send('/')
  const first = reader.jar.get(DOM)
  edge.clock.now += 69 * MINUTE
  await reader.send('/')
  expect([origin.asked.length, reader.jar.get(DOM)]).toEqual([1, first])
  edge.clock.now += MINUTE
  await reader.send('/api/session')
  expect(origin.asked).toHaveLength(2)
  expect(reader.jar.get(DOM)).not.toBe(first)
})

test('G18 a thousand networks that signed in together do not renew together', async () => {
  let seed = 0
  const { at, origin, edge } = institution({
    random: () => {
      seed = (seed + 0.618034) % 1
      return seed
    },
  })
  const readers = Array.from({ length: 1_000 }, (_, index) => at(`10.0.${index >> 8}.${index & 255}`))
  const all = () => Promise.all(readers.map((reader) => reader.send('/')))
  await all()
  const renewedBy: number[] = []
  for (const minutes of [64, 3, 3, 3, 3]) {
    edge.clock.now += minutes * MINUTE
    const before = origin.asked.length
    await all()
    renewedBy.push(origin.asked.length - before)
  }
  expect(renewedBy[0]).toBe(0)
  expect(Math.max(...renewedBy)).toBeLessThan(400)
  expect(renewedBy.reduce((sum, count) => sum + count)).toBe(1_000)
})

test('while the origin cannot say, the token in hand serves to its end; when it says no, the cookie goes', async () => {
  const { at, origin, edge } = institution()
  const reader = at(LIBRARY)
  await reader.send('/')
  edge.clock.now += 71 * MINUTE
  origin.status = 500
  expect(await (await reader.send('/api/session')).json()).toMatchObject({ domain: { isSignedIn: true } })
  edge.clock.now += 6_000
  origin.status = 200
  origin.isKnown = false
  expect(await (await reader.send('/api/session')).json()).toMatchObject({ domain: { isSignedIn: false } })
  expect(reader.jar.has(DOM)).toBe(false)
})

test('an origin that is down keeps nobody from a document', async () => {
  const { at, origin } = institution()
  origin.status = 503
  expect((await at(LIBRARY).send('/')).status).toBe(200)
})
