import sanitize from 'sanitize-html'
import { fail, ok, type Result } from '#shared/result.ts'
import { CONTENT_TAGS, type TagRules } from './tag-lists.ts'

declare const sanitised: unique symbol

/** HTML that has passed one of the tag lists; nothing else may be drawn as HTML. */
export type SafeHtml = string & { readonly [sanitised]: true }

export type HtmlError = { code: 'html_too_long' }

/** Longer HTML is refused before it is parsed: deep nesting costs time, not only output. Spec: security-tests B16. */
export const MAX_HTML_LENGTH = 256 * 1024
const NESTING_LIMIT = 50

/** Sanitises a fragment by a tag list: other tags vanish (their text stays, but for scripts and the like), so do other attributes. */
export function safeHtml(html: string, { tags, transform }: TagRules): Result<SafeHtml, HtmlError> {
  if (html.length > MAX_HTML_LENGTH) return fail({ code: 'html_too_long' })
  const clean = sanitize(html, {
    allowedTags: Object.keys(tags),
    allowedAttributes: Object.fromEntries(Object.entries(tags).map(([tag, attributes]) => [tag, [...attributes]])),
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesAppliedToAttributes: ['href', 'src', 'cite'],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    nestingLimit: NESTING_LIMIT,
    nonTextTags: NON_TEXT_TAGS,
    ...(transform ? { transformTags: transform } : {}),
  })
  // The brand says where the text comes from, which the type system cannot see for itself.
  return ok(clean as SafeHtml)
}

/** Tags whose text is no text for readers, and roots of other grammars (svg, math) whose content a browser reads differently. */
const NON_TEXT_TAGS = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'template',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'title',
  'xmp',
  'plaintext',
  'select',
]

/** A content page: structure, links, tables and pictures, no forms, frames or styles. Spec: accounts §7.2 (CONT-009, NAV-001, NAV-002). */
export const safeContentHtml = (html: string) => safeHtml(html, CONTENT_TAGS)
