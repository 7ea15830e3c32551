import { CONTENT_PAGE_TAGS } from '#shared/text/allowed-html.ts'
import { CONTENT_ID_PREFIX, contentLink } from './content-link.ts'

type Attributes = Record<string, string>

/** Rewrites one tag and its attributes. */
export type Transform = (tagName: string, attributes: Attributes) => { tagName: string; attribs: Attributes }

/** What one kind of HTML may hold: the tags, each with its attributes, and what is done to them on the way. */
export type TagRules = {
  tags: Readonly<Record<string, readonly string[]>>
  transform?: Readonly<Record<string, Transform>>
}

/** Any text may name its language and direction. */
const TEXT = ['lang', 'dir'] as const
const CELL = ['colspan', 'rowspan'] as const

/** What a tag of a content page may have beside that. Ids are what anchors lead to. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  abbr: ['title'],
  dt: ['id'],
  h1: ['id'],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  section: ['id'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  td: CELL,
  th: [...CELL, 'scope'],
  time: ['datetime'],
}

const withContentId: Transform = (tagName, { id, ...rest }) => ({
  tagName,
  attribs: id && /^[\w-]{1,64}$/.test(id) ? { ...rest, id: `${CONTENT_ID_PREFIX}${id}` } : rest,
})

const ownPicture: Transform = (tagName, { src, ...rest }) => ({
  tagName,
  attribs: src && /^\/(?![/\\])[\w./-]+$/.test(src) ? { src, ...rest } : rest,
})

const link: Transform = (tagName, { href, lang }) => ({ tagName, attribs: { ...(lang ? { lang } : {}), ...contentLink(href) } })

const withId = Object.entries(ATTRIBUTES).filter(([, attributes]) => attributes.includes('id'))

/** A content page. Relative addresses are refused: a page is drawn under several paths. Spec: CONT-009. */
export const CONTENT_TAGS: TagRules = {
  tags: Object.fromEntries(CONTENT_PAGE_TAGS.map((tag) => [tag, [...TEXT, ...(ATTRIBUTES[tag] ?? [])]])),
  transform: { ...Object.fromEntries(withId.map(([tag]) => [tag, withContentId])), a: link, img: ownPicture },
}
