import * as v from 'valibot'
import { callPath } from '#shared/api/call-path.ts'
import { type QueryValue, queryString } from '#shared/api/call-query.ts'
import type { Call } from '#shared/api/define-call.ts'
import { challengeOf, VERIFIER } from './test-origin.ts'

/** `token`: of a signed-in user; otherwise the call is an anonymous visitor's. */
export type SentCall = { method: string; path: string; body?: string; token?: string }

/** Carries a call to whatever is walked and brings back its answer. */
export type SendCall = (call: SentCall) => Promise<Response>

export type WalkedCall = { call: Call; status: number; value: unknown }

export type Example = { params?: Record<string, string>; query?: Record<string, QueryValue>; body?: unknown; token?: string }
type Examples = Readonly<Record<string, (send: SendCall) => Promise<Example>>>

const PAIR = { keyword_language: 'fi', target_language: 'en', search_service: 'ss' }

/** One good input for each call, by its name. `send` is there for calls that need what another call answered. */
const EXAMPLES: Examples = {
  searchWords: async () => ({ query: { ...PAIR, keyword: 'talo' } }),
  searchAutocomplete: async () => ({ query: { ...PAIR, keyword: 'tal', limit: 10 } }),
  fullTextSearch: async () => ({ query: { keyword: 'talo', keyword_language: 'fi', target_language: 'en', start: 0, limit: 20 } }),
  fullTextCount: async () => ({ query: { keyword: 'talo', keyword_language: 'fi', target_language: 'en' } }),
  fullTextEntry: async () => ({ query: { source: 'sanavirta.fi-en:fi-talo' } }),
  searchLanguages: async () => ({ query: { search_service: 'ss', user: 'abcde' } }),
  searchDictionaries: async () => ({}),
  searchLemmas: async () => ({ query: { keyword: 'taloa', languages: ['fi', 'en'] } }),
  searchWaysOn: async () => ({ query: { ...PAIR, keyword: 'house' } }),
  editorDictionaries: async () => ({}),
  configApp: async () => ({}),
  entryImage: async () => ({ params: { renderer: 'sanakirja' }, query: { file: 'talo.svg', dictionary: 'sanavirta.fi-en' } }),
  contentPage: async () => ({ params: { project: 'sanakirja', language: 'en', page: 'help' } }),
  authorize: async () => ({ body: { code_challenge: challengeOf(VERIFIER), code_challenge_method: 'S256' } }),
  anonymousLogin: async (send) => ({ body: await freshCode(send) }),
  refreshTokens: async (send) => ({ body: { ...(await freshCode(send)), refresh_token: await freshRefreshToken(send) } }),
}

/**
 * Makes every call once and parses its answer by the call's own schema. Throws, naming the call, when there is no example for it,
 * when it is not answered with 200, or when the answer is not what the call promises.
 */
export async function walkCalls(calls: readonly Call[], send: SendCall, more: Examples = {}): Promise<WalkedCall[]> {
  const walked: WalkedCall[] = []
  for (const call of calls) {
    const example = await (EXAMPLES[call.name] ?? more[call.name])?.(send)
    if (!example) throw new Error(`No example of the call ${call.name}`)
    const response = await send(sentCall(call, example))
    if (response.status !== 200) throw new Error(`${call.name} answered ${response.status} ${await response.text()}`)
    const value = await answerValue(call, response)
    const parsed = v.safeParse(call.answer, value)
    if (!parsed.success) throw new Error(`${call.name} answered something else: ${JSON.stringify(v.flatten(parsed.issues))}`)
    walked.push({ call, status: response.status, value })
  }
  return walked
}

function sentCall(call: Call, { params = {}, query = {}, body, token }: Example): SentCall {
  const search = queryString(query)
  const path = callPath(call, params) + (search && `?${search}`)
  return {
    method: call.method,
    path,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(token === undefined ? {} : { token }),
  }
}

async function answerValue({ answerKind }: Call, response: Response): Promise<unknown> {
  if (answerKind === 'json') return response.json()
  return answerKind === 'bytes' ? new Uint8Array(await response.arrayBuffer()) : response.text()
}

async function freshCode(send: SendCall) {
  const body = JSON.stringify({ code_challenge: challengeOf(VERIFIER), code_challenge_method: 'S256' })
  const { code } = v.parse(v.object({ code: v.string() }), await (await send({ method: 'POST', path: '/api/auth/authorize', body })).json())
  return { code, code_verifier: VERIFIER }
}

async function freshRefreshToken(send: SendCall): Promise<string> {
  const body = JSON.stringify(await freshCode(send))
  const answer: unknown = await (await send({ method: 'POST', path: '/api/auth/anon-login', body })).json()
  return v.parse(v.object({ refresh_token: v.string() }), answer).refresh_token
}
