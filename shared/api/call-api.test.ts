import { expect, test } from 'vitest'
import { allCalls } from './all-calls.ts'
import { searchAutocomplete } from './autocomplete.ts'
import { type ApiError, type CallRequest, callApi } from './call-api.ts'
import { contentPage } from './content.ts'

const answering = (status: number, value: unknown) => {
  const requests: CallRequest[] = []
  const api = async (request: CallRequest) => {
    requests.push(request)
    return { status, value }
  }
  return { api, requests }
}

test('a call is written from its own definition and its answer parsed', async () => {
  const { api, requests } = answering(200, { result: [], complete: true })
  const answer = await callApi(api, searchAutocomplete, { keyword: 'tal', keyword_language: 'fi', search_service: 'ss', limit: 10 })
  expect(answer).toEqual({ result: [], resultBaseForms: {}, complete: true })
  expect(requests[0]).toMatchObject({
    path: '/api/search/api/sk/autocomplete',
    query: 'keyword=tal&keyword_language=fi&limit=10&search_service=ss',
  })
})

test('path parameters are filled in and stay out of the query', async () => {
  const { api, requests } = answering(200, '<h1>x</h1>')
  await callApi(api, contentPage, { project: 'sanakirja', language: 'fi', page: 'terms' })
  expect(requests[0]).toMatchObject({ path: '/api/content/sanakirja/fi/terms', query: '' })
})

test.each([
  [{ error: 'SearchNotPossible' }, 'SearchNotPossible'],
  ['<html>', 'app_error'],
  [null, 'app_error'],
])('API-025 a refusal %j throws its status and code', async (value, code) => {
  const call = callApi(answering(400, value).api, searchAutocomplete, { keyword: 'x', search_service: 'ss' })
  await expect(call).rejects.toMatchObject({ name: 'ApiError', status: 400, code } satisfies Partial<ApiError>)
})

test('an answer that is not what the call promises throws', async () => {
  await expect(callApi(answering(200, { result: 'no' }).api, searchAutocomplete, { keyword: 'x', search_service: 'ss' })).rejects.toThrow()
})

test('every call has a name and a path of its own', () => {
  expect(new Set(allCalls.map(({ name }) => name)).size).toBe(allCalls.length)
  expect(new Set(allCalls.map(({ method, path }) => `${method} ${path}`)).size).toBe(allCalls.length)
})
