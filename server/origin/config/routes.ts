import { configApp } from '#shared/api/config.ts'
import type { BrandById } from '../ports.ts'
import type { OnCall } from '../route/answer-call.ts'
import { answer, badRequest } from '../route/reply.ts'

/** GET /api/config/app: the configuration of the brand that `x-sk-brand` names. Spec: accounts §3 (CONF-002). */
export function configRoutes(on: OnCall, { brandById }: { brandById: BrandById }) {
  on(configApp, async ({ brand }) => {
    const found = await brandById(brand)
    return found ? answer(found.app) : badRequest('x-sk-brand names no brand')
  })
}
