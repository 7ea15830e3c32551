import type { TagList } from '#shared/text/allowed-html.ts'
import { decodeEntities } from '#shared/text/entities.ts'

/** A piece of running text: plain text, or an allowed tag round more of it. Attributes are never kept. */
export type InlineNode = { text: string } | { tag: string; children: InlineNode[] }

/** Deeper nesting than any text needs is flattened, so that drawing it stays shallow. */
const MAX_DEPTH = 16

/** Tags that hold nothing. */
const VOID_TAGS: TagList = ['br']

/** An attribute list ends at the next angle bracket, so a long text is read in one pass. */
const TAG = /<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*)?\/?>|<!--[^<>]*-->/gi

/**
 * Reads a text with markup into a tree that can be drawn without raw HTML. Tags outside `allowed` are stripped and their content kept,
 * entities are decoded once, tags that are not closed end with what holds them. Spec: entries §5 (ENT-075, REF-005).
 */
export function parseInlineMarkup(text: string, allowed: TagList): InlineNode[] {
  const root: InlineNode[] = []
  const open: { tag: string; children: InlineNode[] }[] = []
  const place = () => open.at(-1)?.children ?? root
  let end = 0

  for (const match of text.matchAll(TAG)) {
    addText(place(), text.slice(end, match.index))
    end = match.index + match[0].length
    const tag = (match[2] ?? '').toLowerCase()
    if (!allowed.includes(tag)) continue
    if (match[1] === '/') close(open, tag)
    else if (VOID_TAGS.includes(tag)) place().push({ tag, children: [] })
    else if (open.length < MAX_DEPTH) {
      const node = { tag, children: [] }
      place().push(node)
      open.push(node)
    }
  }
  addText(place(), text.slice(end))
  return root
}

/** The text alone, for titles, attributes and search. */
export const plainTextOf = (text: string): string =>
  parseInlineMarkup(text, [])
    .map((node) => ('text' in node ? node.text : ''))
    .join('')

/** Text on both sides of a stripped tag is one text again. */
function addText(nodes: InlineNode[], raw: string): void {
  if (raw === '') return
  const text = decodeEntities(raw)
  const last = nodes.at(-1)
  if (last && 'text' in last) last.text += text
  else nodes.push({ text })
}

/** Ends the innermost open tag of that name and what is open inside it; an end without a beginning says nothing. */
function close(open: { tag: string }[], tag: string): void {
  const index = open.findLastIndex((node) => node.tag === tag)
  if (index !== -1) open.length = index
}
