import type { IOptions } from 'sanitize-html'
import { CONTENT_ID_PREFIX, contentLink } from './content-link.ts'

/** What one kind of HTML may hold: the tags, each with its attributes, and what is done to them on the way. */
export type TagList = {
  tags: Readonly<Record<string, readonly string[]>>
  transform?: NonNullable<IOptions['transformTags']>
}

const text = ['lang', 'dir'] as const
const heading = [...text, 'id'] as const

const withContentId: NonNullable<IOptions['transformTags']>[string] = (tagName, attribs) => {
  const { id, ...rest } = attribs
  return { tagName, attribs: id && /^[\w-]{1,64}$/.test(id) ? { ...rest, id: `${CONTENT_ID_PREFIX}${id}` } : rest }
}

/** Spec: CONT-009. Relative addresses are refused: a content page is drawn under several paths. */
export const CONTENT_TAGS: TagList = {
  tags: {
    h1: heading,
    h2: heading,
    h3: heading,
    h4: heading,
    section: heading,
    p: text,
    div: text,
    span: text,
    blockquote: text,
    q: text,
    cite: text,
    abbr: [...text, 'title'],
    ul: text,
    ol: [...text, 'start'],
    li: text,
    dl: text,
    dt: heading,
    dd: text,
    a: [...text, 'href', 'target', 'rel'],
    b: [],
    strong: [],
    i: text,
    em: text,
    small: [],
    sup: [],
    sub: [],
    code: [],
    kbd: [],
    pre: [],
    mark: [],
    br: [],
    hr: [],
    table: text,
    caption: text,
    thead: [],
    tbody: [],
    tr: [],
    th: [...text, 'scope', 'colspan', 'rowspan'],
    td: [...text, 'colspan', 'rowspan'],
    figure: [],
    figcaption: text,
    img: ['src', 'alt', 'width', 'height'],
  },
  transform: {
    a: (tagName, { href, lang }) => ({ tagName, attribs: { ...(lang ? { lang } : {}), ...contentLink(href) } }),
    img: (tagName, { src, ...rest }) => ({ tagName, attribs: src && /^\/(?![/\\])[\w./-]+$/.test(src) ? { src, ...rest } : rest }),
    h1: withContentId,
    h2: withContentId,
    h3: withContentId,
    h4: withContentId,
    section: withContentId,
    dt: withContentId,
  },
}
