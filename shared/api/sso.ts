import * as v from 'valibot'
import { PROVIDERS } from '#shared/account/login-method.ts'
import { LoginResultSchema } from '#shared/account/login-result.ts'
import { LocaleSchema } from '#shared/language/locale.ts'
import { defineCall } from './define-call.ts'
import { NoParams } from './wire.ts'

const open = { params: NoParams, query: v.object({}), answerKind: 'json', access: 'none', context: 'langPair' } as const
const Provider = v.object({ provider: v.picklist(PROVIDERS) })

/** Which providers have a configuration; buttons of others are not shown (SSO-022). */
export const ssoProviders = defineCall({
  ...open,
  name: 'ssoProviders',
  method: 'GET',
  path: '/api/auth/providers',
  callers: 'everyone',
  answer: v.object({ providers: v.array(v.picklist(PROVIDERS)) }),
})

/** Organisations of the academic federation by language, each with its name and idp. Spec: accounts §7.2 (SSO-009). */
export const hakaProviders = defineCall({
  ...open,
  name: 'hakaProviders',
  method: 'GET',
  path: '/api/haka/providers',
  aliases: ['/haka/providers'],
  callers: 'everyone',
  answer: v.record(v.string(), v.array(v.object({ name: v.string(), idp: v.string() }))),
})

/** Begins a sign-in: where to send the browser, and a secret that only the browser that began it holds. Spec: accounts §7.2 (SSO-002, SSO-005, SSO-010). */
export const beginProviderSignIn = defineCall({
  ...open,
  name: 'beginProviderSignIn',
  method: 'POST',
  path: '/api/auth/{provider}/begin',
  params: Provider,
  callers: 'edge',
  body: v.object({
    /** The site's own address the provider sends the browser back to. */
    redirect_uri: v.string(),
    return_state: v.optional(v.string(), ''),
    /** The visitor's language, for an account that the federation's answer makes. */
    language_ui: v.optional(LocaleSchema, 'fi'),
    /** Haka: the chosen organisation. */
    idp: v.optional(v.string()),
    /** Azure: no dialogue, only whether the sign-in still holds (SSO-004). */
    is_check: v.optional(v.boolean(), false),
  }),
  answer: v.object({ url: v.string(), transaction: v.string() }),
})

/**
 * Ends it: the provider's whole answer for a sign-in. 400 `token_error` when anything about it is wrong, `token_invalid_expired` when it
 * took too long, 503 `unavailable` when the provider does not answer. A check (`is_check`) is answered without tokens: it names the user
 * whose sign-in still holds at the provider, and begins none of ours.
 * Spec: accounts §7.2 (SSO-019).
 */
export const finishProviderSignIn = defineCall({
  ...open,
  name: 'finishProviderSignIn',
  method: 'POST',
  path: '/api/auth/{provider}/finish',
  params: Provider,
  callers: 'edge',
  body: v.object({ transaction: v.string(), callback_url: v.string(), language_ui: v.string(), device: v.optional(v.string(), '') }),
  answer: LoginResultSchema,
  signsIn: true,
})

/** The federation posts its answer across sites, where no cookie of ours comes along: it is checked and put by under a token of one use. */
export const acceptSamlResponse = defineCall({
  ...open,
  name: 'acceptSamlResponse',
  method: 'POST',
  path: '/api/auth/haka/acs',
  maxBodyBytes: 65_536, // encrypted assertions of real organisations take 10 to 20 kB
  callers: 'edge',
  body: v.object({ SAMLResponse: v.string(), RelayState: v.optional(v.string(), ''), redirect_uri: v.string() }),
  answer: v.object({ token: v.string() }),
})
