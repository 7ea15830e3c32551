import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { parse } from 'valibot'
import { type PageContext, pageContext } from '#client/page-context.ts'
import type { ApiClient, CallAnswer } from '#shared/api/call-api.ts'
import { BrandConfigSchema } from '#shared/brand/brand-config.ts'
import type { FlashInput } from '#shared/flash/flash-message.ts'
import type { Locale } from '#shared/language/locale.ts'
import { visitorOf } from '#shared/permissions/permissions.ts'

/** What a call was asked with beside its query. */
export type Asked = { path: string; body: unknown }
type Answers = Readonly<Record<string, (query: URLSearchParams, asked: Asked) => unknown>>

/** What a call of the table is answered with, by name; a thrown number is the status, a thrown `{ status, value }` the whole answer. */
const clientOf =
  (answers: Answers): ApiClient =>
  async ({ call, path, query, body }) => {
    try {
      const asked = { path, body: body === undefined ? undefined : JSON.parse(body) }
      return { status: 200, value: await answers[call.name]?.(new URLSearchParams(query), asked) }
    } catch (thrown) {
      const answer: unknown = typeof thrown === 'number' ? { status: thrown, value: { error: 'bad_gateway' } } : thrown
      if (isAnswer(answer)) return answer
      throw thrown
    }
  }

const isAnswer = (value: unknown): value is CallAnswer => typeof value === 'object' && value !== null && 'status' in value

export type GivenPage = {
  url: string
  answers?: Answers
  features?: object
  locale?: Locale
  visitor?: Partial<PageContext['visitor']>
  params?: Record<string, string>
  /** Fields of a form that is posted to the page. */
  form?: Readonly<Record<string, string>>
  headers?: Record<string, string>
  /** Messages that are shown in this document. */
  flashes?: PageContext['flashes']
  /** Takes the messages left for the next one. */
  left?: FlashInput[]
  /** More of the context, or other than the usual. */
  page?: Partial<PageContext>
}

/** The arguments of a loader for one request, with the calls' answers given. For tests. */
export function loaderArgs(given: GivenPage): LoaderFunctionArgs {
  const { url, answers = {}, features = {}, locale = 'en', visitor, params = {}, flashes = [], left = [], page = {} } = given
  const context = new RouterContextProvider()
  const app = { appName: 'Sanavirta', theme: 'sanakirja', features }
  const brand = parse(BrandConfigSchema, { id: 'sanakirja', hosts: ['localhost'], contentProject: 'sanakirja', app })
  context.set(pageContext, {
    api: clientOf({ ...NOTHING_FOUND, ...answers }),
    brand,
    locale,
    nonce: 'n',
    origin: 'https://sanavirta.example',
    requestId: 'r',
    buildId: 'b',
    visitor: { ...visitorOf({ features: brand.app.features }), ...visitor },
    intent: undefined,
    flashes,
    addFlash: (flash) => left.push(flash),
    track: () => {},
    storedTab: undefined,
    storedPreferences: undefined,
    storedGroup: undefined,
    storedKeys: undefined,
    hadDomainLogin: false,
    ...page,
  })
  const request = new Request(`https://sanavirta.example${url}`, requestOf(given))
  return { request, params, context, url: new URL(request.url), pattern: '*' }
}

const requestOf = ({ form, headers = {} }: GivenPage): RequestInit =>
  form === undefined ? { headers } : { method: 'POST', body: new URLSearchParams(form), headers }

const NOTHING_FOUND: Answers = {
  searchDictionaries: () => ({ dictionaries: [], groups: [] }),
  searchLanguages: () => ({ languagePairs: [], singleLanguages: [] }),
  searchWords: () => ({ data: [], flipLangs: false }),
  searchAutocomplete: () => ({ result: [], complete: true }),
  searchLemmas: () => ({ result: [] }),
  searchWaysOn: () => ({ didYouMean: [], baseForms: [], parts: [], translations: [], elsewhere: [] }),
  fullTextSearch: () => ({ count: 0, kwicList: [] }),
  fullTextCount: () => ({ totalCount: 0 }),
  fullTextEntry: () => ({ data: [] }),
}
