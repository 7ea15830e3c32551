import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { parse } from 'valibot'
import { type PageContext, pageContext } from '#client/page-context.ts'
import type { ApiClient } from '#shared/api/call-api.ts'
import { BrandConfigSchema } from '#shared/brand/brand-config.ts'
import type { Locale } from '#shared/language/locale.ts'
import { visitorOf } from '#shared/permissions/permissions.ts'

type Answers = Readonly<Record<string, (query: URLSearchParams) => unknown>>

/** What a call of the table is answered with, by name; a thrown number is the status. */
const clientOf =
  (answers: Answers): ApiClient =>
  async ({ call, query }) => {
    try {
      return { status: 200, value: await answers[call.name]?.(new URLSearchParams(query)) }
    } catch (status) {
      return { status: Number(status), value: { error: 'bad_gateway' } }
    }
  }

export type GivenPage = {
  url: string
  answers?: Answers
  features?: object
  locale?: Locale
  visitor?: Partial<PageContext['visitor']>
  params?: Record<string, string>
}

/** The arguments of a loader for one request, with the calls' answers given. For tests. */
export function loaderArgs({ url, answers = {}, features = {}, locale = 'en', visitor, params = {} }: GivenPage): LoaderFunctionArgs {
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
    flashes: [],
    addFlash: () => {},
    storedTab: undefined,
  })
  const request = new Request(`https://sanavirta.example${url}`)
  return { request, params, context, url: new URL(request.url), pattern: '*' }
}

const NOTHING_FOUND: Answers = {
  searchDictionaries: () => ({ dictionaries: [], groups: [] }),
  searchLanguages: () => ({ languagePairs: [], singleLanguages: [] }),
  searchWords: () => ({ data: [], flipLangs: false }),
  searchAutocomplete: () => ({ result: [], complete: true }),
}
