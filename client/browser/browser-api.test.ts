import { expect, test } from 'vitest'
import { searchAutocomplete } from '#shared/api/autocomplete.ts'
import { ApiError, callApi } from '#shared/api/call-api.ts'
import { configApp } from '#shared/api/config.ts'
import { createBrowserApi, PREVIOUS_URL_KEY } from './browser-api.ts'

const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } })
const FOUND = { result: [], resultBaseForms: {}, complete: true }
const query = { keyword: 'talo', keyword_language: 'fi', target_language: 'en', search_service: 'ss' } as const

function browser(answer: () => Response, here = '/finnish-english/talo?unidir=1') {
  const sent: { url: string; headers: Headers }[] = []
  const visited: string[] = []
  const stored = new Map<string, string>()
  const api = createBrowserApi({
    fetch: async (url, init) => {
      sent.push({ url: String(url), headers: new Headers(init?.headers) })
      return answer()
    },
    now: () => 1700,
    here: () => here,
    goTo: (url) => visited.push(url),
    store: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  })
  return { api, sent, visited, stored }
}

test('a call carries the tab’s context and the mark of our own client', async () => {
  const { api, sent } = browser(() => json(FOUND))
  expect(await callApi(api({ searchContext: 'langPair' }), searchAutocomplete, query)).toEqual(FOUND)
  const [call] = sent
  expect(call?.url).toBe('/api/search/api/sk/autocomplete?keyword=talo&keyword_language=fi&search_service=ss&target_language=en')
  expect(call?.headers.get('x-search-context')).toBe('langPair')
  expect(call?.headers.get('x-sk-client')).toBe('1')
})

test('the config call has no search context', async () => {
  const { api, sent } = browser(() => json({ error: 'not_found' }, 404))
  await expect(callApi(api({ searchContext: 'langPair' }), configApp, {})).rejects.toThrow(ApiError)
  expect(sent[0]?.headers.has('x-search-context')).toBe(false)
})

test('API-012 equal calls in flight are one, but not across contexts', async () => {
  const { api, sent } = browser(() => json(FOUND))
  const ask = (searchContext: 'langPair' | 'dictionary') => callApi(api({ searchContext }), searchAutocomplete, query)
  await Promise.all([ask('langPair'), ask('langPair'), ask('dictionary')])
  expect(sent).toHaveLength(2)
})

test('API-017, UNBL-001 a 429 leads to /unblock, remembers the way back and is passed on', async () => {
  const { api, visited, stored } = browser(() => json({ error: 'too_many_requests' }, 429))
  await expect(callApi(api(), searchAutocomplete, query)).rejects.toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(visited).toEqual(['/unblock?id=1700'])
  expect(stored.get(PREVIOUS_URL_KEY)).toBe('/finnish-english/talo?unidir=1')
})

test('L07 a 429 on /unblock leads nowhere and forgets no way back', async () => {
  const { api, visited, stored } = browser(() => json({ error: 'too_many_requests' }, 429), '/unblock?id=1')
  await expect(callApi(api(), searchAutocomplete, query)).rejects.toMatchObject({ status: 429 })
  expect([visited, stored.size]).toEqual([[], 0])
})

test('API-005 a 401 is passed on with its code', async () => {
  const { api, visited } = browser(() => json({ error: 'access_revoked' }, 401))
  await expect(callApi(api(), searchAutocomplete, query)).rejects.toMatchObject({ status: 401, code: 'access_revoked' })
  expect(visited).toEqual([])
})

test.each([
  ['https://status.example', ['https://status.example']],
  [undefined, []],
])('API-018 the sixth 503 leads to the status page %s', async (statusUrl, visited) => {
  const answering = browser(() => json({ error: 'unavailable' }, 503))
  const ask = () => callApi(answering.api({ statusUrl }), searchAutocomplete, query).catch(({ code }) => code)
  for (let count = 0; count < 5; count += 1) expect(await ask()).toBe('unavailable')
  expect(answering.visited).toEqual([])
  await ask()
  expect(answering.visited).toEqual(visited)
})

test.each([
  ['text', () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }), 502],
  ['cut JSON', () => new Response('{"err', { status: 500, headers: { 'content-type': 'application/json' } }), 500],
])('an error that is %s has the general code', async (_, answer, status) => {
  await expect(callApi(browser(answer).api(), searchAutocomplete, query)).rejects.toMatchObject({ status, code: 'app_error' })
})

test('an answer that is not what the call promises is refused', async () => {
  await expect(callApi(browser(() => json({ result: 'talo' })).api(), searchAutocomplete, query)).rejects.toThrow()
})
