import * as v from 'valibot'
import { type AppConfig, AppConfigSchema, type BrandConfig } from '#shared/brand/brand-config.ts'
import type { Destination } from '../middleware/chain.ts'
import { entityTag } from '../upstream/entity-tag.ts'
import type { Answer } from '../upstream/upstream.ts'
import { brandOf } from '../visit.ts'
import { answerReply } from './answer-reply.ts'

/** The part of a brand's configuration that a browser may see; what the schema does not name is left out. Spec: CONF-029. */
export const publicConfig = (brand: BrandConfig): AppConfig => v.parse(AppConfigSchema, brand.app)

/** GET /api/config/app, answered by the edge: it is what the edge itself works with. Spec: accounts §7.2 (CONF-002). */
export function configApp(): Destination {
  const answers = new WeakMap<BrandConfig, Answer>()

  return function configApp(visit) {
    const brand = brandOf(visit)
    const known = answers.get(brand) ?? configAnswer(brand)
    answers.set(brand, known)
    return answerReply(visit, known, 'json')
  }
}

function configAnswer(brand: BrandConfig): Answer {
  const body = JSON.stringify(publicConfig(brand))
  return { status: 200, headers: [['etag', entityTag(body)]], body }
}
