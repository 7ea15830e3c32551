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

/** GET /api/config/domain: an institution's token for the visitor's address, or none. Never kept, never shared. Spec: accounts §7.2 (AUTH-035). */
export const domainLogin = defineCall({
  name: 'domainLogin',
  method: 'GET',
  path: '/api/config/domain',
  params: NoParams,
  query: v.object({}),
  answer: v.object({
    ipLogin: v.nullable(v.object({ access_token: v.string(), expires_in: v.number() })),
    pacman: v.array(v.string()),
    xl: v.array(v.string()),
    mot: v.array(v.string()),
  }),
  answerKind: 'json',
  access: 'none',
  context: 'none',
  callers: 'edge',
  needsAddress: true,
})
