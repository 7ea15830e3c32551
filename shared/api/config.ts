import * as v from 'valibot'
import { AppConfigSchema } from '#shared/brand/brand-config.ts'
import { defineCall } from './define-call.ts'
import { NoParams } from './wire.ts'

/** GET /api/config/app: the brand's public configuration. Spec: accounts §3 (CONF-002, CONF-029). */
export const configApp = defineCall({
  name: 'configApp',
  method: 'GET',
  path: '/api/config/app',
  params: NoParams,
  query: v.object({}),
  answer: AppConfigSchema,
  answerKind: 'json',
  access: 'none',
  context: 'none',
  callers: 'everyone',
})
