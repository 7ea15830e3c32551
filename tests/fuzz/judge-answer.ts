import * as v from 'valibot'
import { allCalls } from '#shared/api/all-calls.ts'

const STACK = /\bat \S+ \(|node_modules|Error:|SQLITE|D1_ERROR/
/** What React leaves where a part of a page could not be drawn. */
const UNDRAWN = /<!--\$!-->|\$RX\(/

const ErrorBody = v.object({ error: v.pipe(v.string(), v.regex(/^[\w ]+$/)), message: v.optional(v.string()) })
const answers: ReadonlyMap<string, v.GenericSchema> = new Map(allCalls.map((call) => [call.path, call.answer]))

/** What is wrong with an answer to a generated request; undefined when nothing is. `status`, `type` and `location` are the response's. */
export function faultOf(path: string, given: { status: number; type: string; location: string | null; body: string }): string | undefined {
  const { status, type, location, body } = given
  if (status >= 500) return `status ${status}: ${body.slice(0, 300)}`
  if (path.startsWith('/api/')) return callFault(path, status, body)
  if (status >= 300 && status < 400) return location?.startsWith('/') && !/^\/[/\\]/.test(location) ? undefined : `led to ${location}`
  if (STACK.test(textOf(body))) return 'a stack in the page'
  if (UNDRAWN.test(body)) return 'a part of the page was not drawn'
  if (type.startsWith('text/html') && !body.trimEnd().endsWith('</html>')) return 'the page has no end'
  return undefined
}

function callFault(path: string, status: number, body: string): string | undefined {
  const value: unknown = parsed(body)
  if (status !== 200) return v.is(ErrorBody, value) ? undefined : `an undeclared error body: ${body.slice(0, 300)}`
  const schema = answers.get(path)
  if (schema === undefined || v.is(schema, value)) return undefined
  return `an undeclared answer: ${body.slice(0, 300)}`
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined // no JSON is no answer of a call
  }
}

/** A page without what it was asked: the searched word may itself read like a stack. */
const textOf = (html: string) => html.replace(/<(h1|title|script|app-island|input|meta|a|link|span)\b[^>]*>[^<]*/g, '')
