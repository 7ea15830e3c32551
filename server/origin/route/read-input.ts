import * as v from 'valibot'
import { matchPath } from '#shared/api/call-path.ts'
import { parseQuery } from '#shared/api/call-query.ts'
import type { Call } from '#shared/api/define-call.ts'
import { ok } from '#shared/result.ts'
import { badRequest, notFound, type Refusal, refuse } from './reply.ts'

/** Bodies of these calls are a few hundred bytes; anything longer is not read to its end. */
export const MAX_BODY_BYTES = 16_384

export type ReadInput = { type: 'input'; params: unknown; query: unknown; body: unknown }

/** What a caller sent, by HTTP or from within this process. */
export type Sent = {
  /** Still encoded; asked for only by calls with parameters in their path. */
  pathname: () => string
  /** Without its `?`. */
  query: string
  /** The query already read by the call's own schema, by an edge in this process. */
  input?: unknown
  /** The body's text, or undefined when it is longer than this. */
  readBody: (maxBytes: number) => Promise<string | undefined>
}

/** Parses what a call was sent by the call's own schemas, or says why it is refused. Never throws on anything a caller can send. */
export async function readInput(call: Call, sent: Sent): Promise<ReadInput | Refusal> {
  const params = readParams(call, sent)
  if (params === undefined) return notFound()

  const query = sent.input === undefined ? parseQuery(call, new URLSearchParams(sent.query)) : ok(sent.input)
  if (!query.ok) return refuse(400, query.error.code, query.error.field)
  if (!call.body) return { type: 'input', params, query: query.value, body: undefined }

  const body = await sent.readBody(call.maxBodyBytes ?? MAX_BODY_BYTES)
  if (body === undefined) return refuse(413, 'body_too_large')
  const parsed = v.safeParse(call.body, jsonOf(body))
  if (!parsed.success) return badRequest(String(parsed.issues[0].path?.[0]?.key ?? 'body'))
  return { type: 'input', params, query: query.value, body: parsed.output }
}

/** From the raw path: the router's own parameters are decoded, and not in the way `matchPath` refuses separators. */
function readParams(call: Call, { pathname }: Sent): unknown {
  if (!call.path.includes('{')) return {}
  const raw = pathname()
  const found = [call.path, ...(call.aliases ?? [])].map((path) => matchPath(path, raw)).find(Boolean)
  const parsed = v.safeParse(call.params, found)
  return parsed.success ? parsed.output : undefined
}

/** What an HTTP request sends. */
export const sentBy = (request: Request): Sent => ({
  pathname: () => new URL(request.url).pathname,
  query: queryOf(request.url),
  readBody: (maxBytes) => readBody(request, maxBytes),
})

function queryOf(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start + 1)
}

/** The body's text, or undefined when it is longer than the cap; counted as it comes, since a length header may lie. */
async function readBody(request: Request, maxBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined
  if (!request.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const chunk of request.body) {
    length += chunk.byteLength
    if (length > maxBytes) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // no JSON: the body's schema refuses it
  }
}
