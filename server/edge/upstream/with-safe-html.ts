import { safeContentHtml } from '#server/html/safe-html.ts'
import type { Call } from '#shared/api/define-call.ts'
import { OriginFailure } from './origin-failure.ts'
import type { Answer, Layer } from './upstream.ts'

/** Sanitises answers that are HTML before anything stores or draws them. Too long HTML throws OriginFailure. Spec: CONT-009. */
export const withSafeHtml =
  (callsByName: ReadonlyMap<string, Call>): Layer =>
  (upstream) =>
    function safeHtmlAnswers(call, scope) {
      const answer = upstream(call, scope)
      return callsByName.get(call.name)?.answerKind === 'html' ? answer.then(sanitised) : answer
    }

function sanitised(answer: Answer): Answer {
  if (answer.status !== 200) return answer
  const html = safeContentHtml(typeof answer.body === 'string' ? answer.body : new TextDecoder().decode(answer.body))
  if (!html.ok) throw new OriginFailure('garbage')
  return { ...answer, body: html.value }
}
