import type { AnswerKind } from '#shared/api/define-call.ts'
import { reply } from '../reply.ts'
import { matchesEntityTag } from '../upstream/entity-tag.ts'
import { type Answer, headerOf } from '../upstream/upstream.ts'
import { cacheOutcome } from '../upstream/with-cache.ts'
import type { Visit } from '../visit.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

const CONTENT_TYPES: Record<Exclude<AnswerKind, 'bytes'>, string> = {
  json: JSON_TYPE,
  html: 'text/html; charset=utf-8',
  text: 'text/plain; charset=utf-8',
}

/** Bytes are pictures; whatever else an origin calls them is a download. */
const PICTURE = /^image\/(?:png|jpeg|webp|avif|svg\+xml)$/

/** All that a caller sees of an answer's headers (D14): the origin's own never pass. */
const PASSED = new Set(['etag', 'age', 'cache-status', 'retry-after', 'content-language'])

/**
 * Writes an answer for the caller. Kept answers may be kept by the caller too and are asked about by their tag (304); all others,
 * and errors, may not be stored. Spec: security §4, API-024 (E22).
 */
export function answerReply(visit: Visit, answer: Answer, kind: AnswerKind): Response {
  visit.cache = cacheOutcome(answer)
  const tag = headerOf(answer, 'etag')
  const isKept = tag !== undefined && answer.status === 200
  const headers: Record<string, string> = {
    'content-type': answer.status === 200 ? contentType(answer, kind) : JSON_TYPE,
    'cache-control': isKept ? 'private, no-cache' : 'no-store',
  }
  for (const [name, value] of answer.headers) if (PASSED.has(name)) headers[name] = value
  if (isKept && matchesEntityTag(visit.request.headers.get('if-none-match'), tag)) return reply(visit, { status: 304, headers })
  return reply(visit, { status: answer.status, headers, body: answer.body })
}

function contentType(answer: Answer, kind: AnswerKind): string {
  if (kind !== 'bytes') return CONTENT_TYPES[kind]
  const named = headerOf(answer, 'content-type') ?? ''
  return PICTURE.test(named) ? named : 'application/octet-stream'
}
