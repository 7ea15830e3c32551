import { type LoaderFunctionArgs, type MetaDescriptor, redirect } from 'react-router'
import type { Frame } from '#client/layout/frame.ts'
import { PageFrame } from '#client/layout/page-frame.tsx'
import { pageContext } from '#client/page-context.ts'
import { SafeHtml } from '#client/ui/safe-html.tsx'
import { callApi } from '#shared/api/call-api.ts'
import { contentPage } from '#shared/api/content.ts'
import { plainTextOf } from '#shared/entry/inline-markup.ts'
import { documentMeta } from './document-meta.ts'
import { frameOf } from './frame-of.ts'
import { type PageData, pageData, viewOf } from './page-data.ts'
import '#client/styles/pages.css'

type ContentView = { frame: Frame; origin: string; html: string; path: string }

/** GET /legal/{page}: a content page in the reader's language. One that cannot be had is not found (CONT-003, CONT-007). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { brand, locale, origin } = page
  try {
    const html = await callApi(page.api, contentPage, { project: brand.contentProject, language: locale, page: params.page ?? '' })
    return pageData<ContentView>({ frame: frameOf(page, request), origin, html, path: new URL(request.url).pathname })
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
  const { frame, html } = viewOf(loaderData)
  return (
    <PageFrame frame={frame} isSolid>
      <SafeHtml className="wrap text-page prose" html={html} />
    </PageFrame>
  )
}
