import { type LoaderFunctionArgs, type MetaDescriptor, redirect } from 'react-router'
import type { Frame } from '#client/layout/frame.ts'
import { PageFrame } from '#client/layout/page-frame.tsx'
import { type PageContext, pageContext } from '#client/page-context.ts'
import { BaseFormSources } from '#client/search/base-form-sources.tsx'
import { DictionarySources } from '#client/search/dictionary-sources.tsx'
import { SafeHtml } from '#client/ui/safe-html.tsx'
import { callApi } from '#shared/api/call-api.ts'
import { contentPage } from '#shared/api/content.ts'
import type { BaseFormLanguage } from '#shared/api/search.ts'
import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import { plainTextOf } from '#shared/entry/inline-markup.ts'
import { documentMeta } from './document-meta.ts'
import { frameOf } from './frame-of.ts'
import { type PageData, pageData, viewOf } from './page-data.ts'
import { NO_LISTS, searchLists } from './search-lists.ts'
import '#client/styles/pages.css'

type ContentView = {
  frame: Frame
  origin: string
  html: string
  path: string
  /** What the page tells of beside its text: the dictionaries, on the page about them. */
  dictionaries: readonly Dictionary[]
  /** And whose work base forms are found with. */
  baseForms: readonly BaseFormLanguage[]
}

const ABOUT_DICTIONARIES = 'our-content'

/** GET /legal/{page}: a content page in the reader's language. One that cannot be had is not found (CONT-003, CONT-007). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const name = params.page ?? ''
  const lists = name === ABOUT_DICTIONARIES ? searchLists(page) : NO_LISTS
  const html = await contentOf(page, name)
  const { dictionaries, baseForms = [] } = await lists
  const path = new URL(request.url).pathname
  return pageData<ContentView>({ frame: frameOf(page, request), origin: page.origin, html, path, dictionaries, baseForms })
}

async function contentOf({ api, brand, locale }: PageContext, page: string): Promise<string> {
  try {
    return await callApi(api, contentPage, { project: brand.contentProject, language: locale, page })
  } catch {
    throw redirect('/forbidden/404', 302)
  }
}

export function meta({ loaderData }: { loaderData: PageData<ContentView> | undefined }): MetaDescriptor[] {
  if (loaderData === undefined) return []
  const { frame, origin, html, path } = viewOf(loaderData)
  const title = `${headingOf(html)} – ${frame.appName}`
  return documentMeta({ title, description: title, path, isIndexed: true, locale: frame.locale, origin })
}

/** The text of the page's own h1, which is also its title. */
export const headingOf = (html: string): string => plainTextOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').trim()

export default function Content({ loaderData }: { loaderData: PageData<ContentView> }) {
  const { frame, html, dictionaries, baseForms } = viewOf(loaderData)
  return (
    <PageFrame frame={frame} isSolid>
      <div className="wrap text-page">
        <SafeHtml className="prose" html={html} />
        <DictionarySources dictionaries={dictionaries} locale={frame.locale} />
        <BaseFormSources languages={baseForms} locale={frame.locale} />
      </div>
    </PageFrame>
  )
}
