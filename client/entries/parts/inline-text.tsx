import type { ReactNode } from 'react'
import { type InlineNode, parseInlineMarkup } from '#shared/entry/inline-markup.ts'
import { ENTRY_TEXT_TAGS, type TagList } from '#shared/text/allowed-html.ts'

/** Text with the few inline tags that entries may carry, as React nodes: never as HTML (ENT-075). */
export function InlineText({ text, allowed = ENTRY_TEXT_TAGS }: { text: string; allowed?: TagList }): ReactNode {
  return /[<&]/.test(text) ? parseInlineMarkup(text, allowed).map(drawNode) : text
}

function drawNode(node: InlineNode, index: number): ReactNode {
  if ('text' in node) return node.text
  const Tag = node.tag as 'i' // one of the allowed tags, none of which has attributes here
  return <Tag key={`${index}${node.tag}`}>{node.children.length === 0 ? null : node.children.map(drawNode)}</Tag>
}
