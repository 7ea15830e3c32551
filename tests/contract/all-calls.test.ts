import type { Hono } from 'hono'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEdgeApp } from '#server/edge/app.ts'
import type { EdgeEnv } from '#server/edge/edge-options.ts'
import { memoryAnswerCache } from '#server/edge/upstream/memory-answer-cache.ts'
import { bundledContent } from '#server/origin/content/bundled-content.ts'
import { type NodeSqliteDatabase, openNodeSqliteDatabase } from '#server/origin/storage/node-sqlite-database.ts'
import { bundledBrand, bundledBrands } from '#server/runtimes/bundled-brands.ts'
import { allCalls } from '#shared/api/all-calls.ts'
import type { Call, HttpMethod } from '#shared/api/define-call.ts'
import { ErrorBodySchema } from '#shared/errors/app-error.ts'
import { type StarterLexicon, starterLexicon } from '../support/starter-lexicon.ts'
import { testAccounts } from '../support/test-accounts.ts'
import { signIn, testOrigin } from '../support/test-origin.ts'
import { accountExamples, MADE_WITH_PROVIDERS } from '../support/walk-accounts.ts'
import { type SentCall, type WalkedCall, walkCalls } from '../support/walk-calls.ts'

const OWN_PAGE = { origin: 'http://localhost', 'x-sk-client': '1' }
const METHODS: readonly HttpMethod[] = ['GET', 'POST', 'PUT', 'DELETE']
const walkedCalls = allCalls.filter(({ name }) => MADE_WITH_PROVIDERS[name] === undefined)
/** What anyone may read, and read again. */
const openCalls = allCalls.filter(({ callers, method, access }) => callers === 'everyone' && method === 'GET' && access !== 'user')
/** Those whose answer may be kept and asked about again: a puzzle is new each time. */
const keptCalls = openCalls.filter(({ name }) => name !== 'humanChallenge')
const edgeCalls = walkedCalls.filter(({ callers }) => callers === 'edge')

let lexicon: StarterLexicon
let database: NodeSqliteDatabase
let edge: Hono<EdgeEnv>
let originWalk: WalkedCall[]
/** The paths the walk made its calls by, by the call's name. */
const sentByName = new Map<string, SentCall>()

beforeAll(async () => {
  lexicon = await starterLexicon()
  database = openNodeSqliteDatabase(lexicon.file, { readOnly: true })
  const accounts = await testAccounts()
  const origin = await testOrigin({ accounts, lexicon: database, content: bundledContent, brandById: bundledBrand })
  edge = edgeOver(origin)
  const anonymous = (await signIn(origin)).access_token
  const send = async ({ method, path, body, token = anonymous }: SentCall) => {
    const headers = { authorization: `Bearer ${token}`, 'x-sk-brand': 'sanakirja' }
    for (const { name, path: pattern } of allCalls) if (isOf(pattern, path)) sentByName.set(name, { method, path, ...(body && { body }) })
    return origin.request(path, { method, headers, ...(body === undefined ? {} : { body }) })
  }
  originWalk = await walkCalls(walkedCalls, send, accountExamples(accounts))
})
afterAll(() => {
  database.close()
  lexicon.remove()
})

const edgeOver = (origin: Hono) =>
  createEdgeApp({
    brands: bundledBrands,
    brandStore: { read: bundledBrand },
    origin: { type: 'requests', fetch: async (request) => origin.fetch(request) },
    renderPage: async () => new Response('a page', { headers: { 'content-type': 'text/html' } }),
    answerCache: memoryAnswerCache(),
    now: Date.now,
    random: Math.random,
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    sessionKeys: ['a sealing key of the tests, of 43 letters or more'],
    log: () => {},
    buildId: 'test',
  })

const isOf = (pattern: string, path: string) => new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path.split('?')[0] ?? '')

const ask = (path: string, init: RequestInit = {}) =>
  edge.request(`http://localhost${path}`, init, { clientAddress: '192.0.2.1', isSecure: false, waitUntil: () => {} })

const sentOf = ({ name }: Call): SentCall => {
  const sent = sentByName.get(name)
  if (!sent) throw new Error(`The walk did not make ${name}`)
  return sent
}

/** Where a value says more than its parsed form: fields that no schema declares, or values that the schema would change. */
function undeclared(value: unknown, parsed: unknown, at = ''): string[] {
  if (value instanceof Uint8Array || typeof value !== 'object' || value === null) return Object.is(value, parsed) ? [] : [at]
  if (typeof parsed !== 'object' || parsed === null) return [at]
  // Both are objects or lists; whatever is in them is compared in turn.
  return Object.entries(value).flatMap(([key, child]) => undeclared(child, (parsed as Record<string, unknown>)[key], `${at}.${key}`))
}

describe('the origin over our own dictionaries', () => {
  test('answers every call there is with what the call promises', () => {
    expect(originWalk.map(({ call }) => call.name)).toEqual(walkedCalls.map(({ name }) => name))
  })

  test('answers with declared fields only', () => {
    const extra = originWalk
      .filter(({ call }) => call.answerKind === 'json')
      .flatMap(({ call, value }) => undeclared(value, v.parse(call.answer, value), call.name))
    expect(extra).toEqual([])
  })

  test('the comparison finds what is undeclared', () => {
    expect(undeclared({ a: [{ b: 1, c: 2 }], d: 'x' }, { a: [{ b: 1 }], d: 'y', e: 0 })).toEqual(['.a.0.c', '.d'])
  })

  test('finds words, suggestions, pairs and dictionaries, so that the walk compares something', () => {
    const found = (name: string) => JSON.stringify(originWalk.find(({ call }) => call.name === name)?.value)
    expect(found('searchWords')).toContain('"house"')
    expect(found('searchAutocomplete')).toContain('"talo"')
    expect(found('searchLanguages')).toContain('"fromId":"fi"')
    expect(found('searchDictionaries')).toContain('"sanavirta.fi-en"')
  })
})

describe('the edge in front of it', () => {
  test.each(keptCalls.map((call) => [call.name, call] as const))('answers %s as the origin does', async (name, call) => {
    const response = await ask(sentOf(call).path)
    const walked = originWalk.find((one) => one.call.name === name)?.value
    expect(response.status).toBe(200)
    if (call.answerKind === 'json') expect(await response.json()).toEqual(call.name === 'configApp' ? v.parse(call.answer, walked) : walked)
    if (call.answerKind === 'bytes') expect(new Uint8Array(await response.arrayBuffer())).toEqual(walked)
    if (call.answerKind === 'html') expect(textOf(await response.text())).toBe(textOf(String(walked)))
  })

  test.each(keptCalls.map((call) => [call.name, call] as const))('API-024 E22 %s can be asked about again', async (_, call) => {
    const { path } = sentOf(call)
    const first = await ask(path)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect(first.headers.get('set-cookie')).toBeNull()
    const again = await ask(path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await ask(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, first.headers.get('etag'), ''])
  })

  test.each(edgeCalls.map((call) => [call.name, call] as const))('API-028 G01 %s is made by the edge only: 404', async (_, call) => {
    const { path, method, body } = sentOf(call)
    const response = await ask(path, { method, headers: OWN_PAGE, ...(body === undefined ? {} : { body }) })
    expect([response.status, await response.json()]).toEqual([404, { error: 'not_found' }])
  })

  test.each(openCalls.map((call) => [call.name, call] as const))(
    'D18 %s by another method is 405 and says which one it takes',
    async (_, call) => {
      for (const method of METHODS.filter((one) => one !== call.method)) {
        const response = await ask(sentOf(call).path, { method, headers: OWN_PAGE })
        expect([method, response.status, await response.json()]).toEqual([method, 405, { error: 'method_not_allowed' }])
        expect(response.headers.get('allow')).toContain(call.method)
      }
    },
  )

  const withQuery = openCalls.filter((call) => !v.safeParse(call.query, {}).success)
  test.each(withQuery.map((call) => [call.name, call] as const))('A12 API-025 %s with a bad query is 400 with a code', async (_, call) => {
    const [path = '', query = ''] = sentOf(call).path.split('?')
    const [first = ''] = query.split('&')
    for (const bad of ['', `${query}&${first}`]) {
      const response = await ask(`${path}?${bad}`)
      expect([bad, response.status]).toEqual([bad, 400])
      expect(v.is(ErrorBodySchema, await response.json())).toBe(true)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  test.each(keptCalls.map((call) => [call.name, call] as const))('E10 %s passes over a key it does not know', async (_, call) => {
    const { path } = sentOf(call)
    const response = await ask(`${path}${path.includes('?') ? '&' : '?'}utm_source=x&keyword[$ne]=x&__proto__=1`)
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).toBe((await ask(path)).headers.get('etag'))
  })

  const patterned = openCalls.filter(({ path }) => path.includes('{'))
  test.each(patterned.map((call) => [call.name, call] as const))('%s with a parameter that it does not have is 404', async (_, call) => {
    const query = sentOf(call).path.split('?')[1] ?? ''
    const response = await ask(`${call.path.replace(/\{\w+\}/g, 'x%27x')}?${query}`)
    expect([response.status, await response.json()]).toEqual([404, { error: 'not_found' }])
  })

  test.each(allCalls.flatMap(({ name, aliases = [] }) => aliases.map((alias) => [name, alias] as const)))(
    'C14 %s answers at its other spelling %s too',
    async (name, alias) => {
      const { path } = sentByName.get(name) ?? { path: '' }
      const [own = '', query = ''] = path.split('?')
      const given = alias.replace(/\{(\w+)\}/g, () => own.split('/')[3] ?? '')
      expect((await ask(`${given}?${query}`)).headers.get('etag')).toBe((await ask(path)).headers.get('etag'))
    },
  )

  test('ARCH-008 lists reach the origin as they were sent', async () => {
    const PAIR = 'search_service=ss&keyword=talo&keyword_language=fi&target_language=en'
    const one = await ask(`/api/search/api/sk/search?${PAIR}&dictionaries=sanavirta.fi-en`)
    const two = await ask(`/api/search/api/sk/search?${PAIR}&dictionaries=sanavirta.fi-en,sanavirta.law.fi-en&dict_order=law,general`)
    expect([one.status, two.status]).toEqual([200, 200])
    expect(await two.text()).toContain('"sanavirta.fi-en')
  })
})

/** A page's words alone: the edge sanitises markup, and must lose none of them. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
