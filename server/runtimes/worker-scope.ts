import type { RequestScope } from '#server/edge/edge-options.ts'

/**
 * What the Workers runtime knows of a request. CF-Connecting-IP is believed on a deployed worker only: workerd elsewhere passes on
 * whatever a client writes there. Spec: security §0.9.
 */
export const workerScope = (request: Request, isDeployed: boolean, context: Pick<RequestScope, 'waitUntil'>): RequestScope => ({
  clientAddress: (isDeployed && request.headers.get('cf-connecting-ip')) || '0.0.0.0',
  isSecure: request.url.startsWith('https:'),
  waitUntil: (work) => context.waitUntil(work),
})
