import { contentPage } from '#shared/api/content.ts'
import { entryImage } from '#shared/api/images.ts'
import type { ContentStore } from '../ports.ts'
import type { OnCall } from '../route/answer-call.ts'
import { body, notFound } from '../route/reply.ts'
import { contentPageOf } from './content-pages.ts'
import { imageTypeOf } from './image-type.ts'

/** Nothing in a page or picture may run when it is opened by its own address. */
const INERT = { 'content-security-policy': 'sandbox', 'x-content-type-options': 'nosniff' }

/** Spec: requirements ENT-040. */
const ONE_DAY = { 'cache-control': 'public, max-age=86400' }

/** Content pages and the pictures of entries. Spec: accounts §7.2 (CONT-001), entries §7 (ENT-038). */
export function contentRoutes(on: OnCall, { content }: { content: ContentStore }) {
  on(entryImage, async ({ params: { renderer }, query: { file, dictionary } }) => {
    const type = imageTypeOf(file)
    const image = type && (await content.image({ renderer, dictionary, file }))
    return type && image !== undefined ? body(image, type, { ...INERT, ...ONE_DAY }) : notFound()
  })

  on(contentPage, async ({ params }) => {
    const page = await contentPageOf(content, params)
    return page ? body(page.html, 'text/html; charset=utf-8', { ...INERT, 'content-language': page.language }) : notFound()
  })
}
