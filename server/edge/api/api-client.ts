import type { ApiClient, CallAnswer } from '#shared/api/call-api.ts'
import type { VisitCalls } from '../session/visit-calls.ts'
import { failureAnswer, OriginFailure } from '../upstream/origin-failure.ts'
import { searchContext, tabOf } from '../upstream/search-context.ts'
import type { Answer, OriginCall } from '../upstream/upstream.ts'
import { brandOf, type Visit } from '../visit.ts'
import { scopeOf } from './call-scope.ts'
import { publicConfig } from './config-app.ts'
import { normalisedQuery } from './read-call.ts'

export type ApiClientOptions = { visitCalls: VisitCalls; storedTab: string | undefined }

/**
 * The client that loaders call the API with: the same layers, the same kept answers and the same headers as a browser's call
 * (API-022). A call that fails on the way answers its status and code, and the visit remembers why.
 */
export function apiClient(visit: Visit, { visitCalls, storedTab }: ApiClientOptions): ApiClient {
  const tab = tabOf(storedTab, brandOf(visit))

  return async function loaderApi({ call, path, query, body }): Promise<CallAnswer> {
    if (call.name === 'configApp') return { status: 200, value: publicConfig(brandOf(visit)) }
    const normalised = normalisedQuery(call, query)
    if (!normalised.ok) return { status: 400, value: { error: normalised.error.code } }

    const originCall: OriginCall = {
      name: call.name,
      method: call.method,
      path,
      ...normalised.value,
      ...(body === undefined ? {} : { body }),
      context: searchContext(call.context, tab),
    }
    const answer = await visitCalls(visit, { call, originCall, scope: scopeOf(visit, call) }).catch((error: unknown) => {
      if (!(error instanceof OriginFailure)) throw error
      visit.failure = error.kind
      return failureAnswer(error.kind)
    })
    const isText = (call.answerKind === 'html' || call.answerKind === 'text') && answer.status === 200
    return { status: answer.status, value: isText ? textOf(answer) : JSON.parse(textOf(answer)) }
  }
}

const textOf = ({ body }: Answer) => (typeof body === 'string' ? body : new TextDecoder().decode(body))
