import { refusal } from '../reply.ts'
import { isApi } from '../visit.ts'
import type { Station } from './chain.ts'

const DOCUMENT_METHODS = ['GET', 'HEAD', 'POST'] as const
const API_METHODS = [...DOCUMENT_METHODS, 'PUT', 'DELETE'] as const

/** Answers 405 to methods that nothing here takes; a call's own method is checked where the call is known. Spec: security-tests D18. */
export const allowedMethod: Station = function allowedMethod(visit) {
  const { method } = visit.request
  if (method === 'GET' || method === 'POST') return undefined
  const allowed: readonly string[] = isApi(visit) ? API_METHODS : DOCUMENT_METHODS
  if (allowed.includes(method)) return undefined
  return refusal(visit, { status: 405, code: 'method_not_allowed', headers: { allow: allowed.join(', ') } })
}
