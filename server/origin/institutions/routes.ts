import { domainLogin } from '#shared/api/config.ts'
import type { OnCall } from '../route/answer-call.ts'
import { body } from '../route/reply.ts'
import { domainLoginAt, type InstitutionOptions } from './domain-login.ts'

/** GET /api/config/domain for the address that the edge vouches for. It answers a token, so nobody may keep it. Spec: accounts §7.2 (AUTH-035). */
export function institutionRoutes(on: OnCall, options: InstitutionOptions) {
  on(domainLogin, async ({ address, brand }) =>
    body(JSON.stringify(await domainLoginAt(options, { address, brand })), 'application/json', { 'cache-control': 'private, no-store' }),
  )
}
