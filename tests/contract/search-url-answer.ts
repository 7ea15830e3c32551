import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Got } from '../support/get.ts'

/**
 * What matters of an answer to a URL of the search area, in one line: `302 → /forbidden/404`, or the status, the canonical path, whether
 * robots may index it, which tab is drawn (`pair` and `dictionary` with the strip of both tabs are `pair of both`, `dictionary of both`), the
 * heading, and the key of the message that stands in place of words.
 */
export function answerOf({ status, headers, body }: Pick<Got, 'status' | 'headers' | 'body'>): string {
  if (headers.location !== undefined) return `${status} → ${headers.location}`
  const canonical = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(body)?.[1] ?? '–'
  const robots = /<meta name="robots" content="noindex/.test(body) ? 'noindex' : 'index'
  const parts = [`${status} ${textOf(canonical)} ${robots}`, tabOf(body), textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]), messageOf(body)]
  return parts.filter((part) => part !== '').join(' | ')
}

function tabOf(body: string): string {
  if (!body.includes('id="sb"')) return ''
  const tab = body.includes('<input type="hidden" name="dictionary"') ? 'dictionary' : 'pair'
  return body.includes('role="tab"') ? `${tab} of both` : tab
}

const messages = v.parse(
  v.record(v.string(), v.unknown()),
  JSON.parse(readFileSync(new URL('../../messages/en.json', import.meta.url), 'utf8')),
)
const keys = new Map(Object.entries(messages).map(([key, text]) => [text, key]))

/** The key of the hint, lead or warning between the heading and the suggestions; a text that is no message's stands as it is. */
function messageOf(body: string): string {
  const [results = ''] = body.slice(body.indexOf('class="rhead"') + 1).split('<aside', 1)
  const text = textOf(/<p class="(?:lead|muted|note warn)"[^>]*>([\s\S]*?)<\/p>/.exec(results)?.[1])
  return body.includes('class="rhead"') && !results.includes('<article') ? (keys.get(text) ?? text) : ''
}

const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }
const textOf = (html = '') =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .trim()
