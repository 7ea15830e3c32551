import type { Call } from '#shared/api/define-call.ts'
import type { EdgeOptions } from '../edge-options.ts'
import { addressSigner } from '../session/address-signer.ts'
import { loginAnonymously } from '../session/anonymous-login.ts'
import { createServiceTokens } from '../session/service-token.ts'
import { createGeneration } from './generation.ts'
import { originInProcess } from './origin-in-process.ts'
import { originUpstream } from './origin-upstream.ts'
import { compose, type Upstream } from './upstream.ts'
import { withAnswerCheck } from './with-answer-check.ts'
import { withAuthRetry } from './with-auth-retry.ts'
import { withBackPressure } from './with-back-pressure.ts'
import { withBreaker } from './with-breaker.ts'
import { type CacheOptions, withCache } from './with-cache.ts'
import { SERVER_DEDUPE, withDedupe } from './with-dedupe.ts'
import { withRetry } from './with-retry.ts'
import { withSafeHtml } from './with-safe-html.ts'

export type OriginStackOptions = Pick<
  EdgeOptions,
  'origin' | 'originGeneration' | 'answerCache' | 'now' | 'random' | 'randomBytes' | 'log' | 'addressKey'
> & { calls: readonly Call[] }

export type OriginStack = { upstream: Upstream; caching: CacheOptions }

/** Only HTTP origins look at where a request is addressed. */
const NO_HOST = 'http://origin.invalid'

/** The one road to the origin, outermost layer first; loaders and proxied calls both take it. */
export function originStack(options: OriginStackOptions): OriginStack {
  const { calls, origin, randomBytes, now } = options
  const caching = cachingOf(options)
  const callsByName = new Map(calls.map((call) => [call.name, call]))
  const guardedOrigin = compose(
    [withAnswerCheck({ callsByName, isTrusted: origin.type === 'in-process' }), withRetry(), withBreaker({ now })],
    lastLayer(options, callsByName),
  )
  const tokens = createServiceTokens({ login: (scope) => loginAnonymously(guardedOrigin, scope, randomBytes), now })
  const upstream = compose(
    [
      withDedupe({ ...SERVER_DEDUPE, now }),
      withCache(caching),
      withBackPressure({ now }),
      withAuthRetry({ callsByName, tokens }),
      withSafeHtml(callsByName),
    ],
    guardedOrigin,
  )
  return { upstream, caching }
}

function lastLayer({ origin, addressKey, now }: OriginStackOptions, callsByName: ReadonlyMap<string, Call>): Upstream {
  if (origin.type === 'in-process') return originInProcess(origin.answer)
  const signAddress = addressKey === undefined ? undefined : addressSigner(addressKey, now)
  return originUpstream({ fetch: origin.fetch, baseUrl: origin.url ?? NO_HOST, callsByName, signAddress })
}

const cachingOf = ({ answerCache, originGeneration, now, random, log }: OriginStackOptions): CacheOptions => ({
  cache: answerCache,
  generation: createGeneration(originGeneration),
  now,
  random,
  onUnshareable: (subject) => log({ event: 'notice', code: 'unshareable_answer', subject }),
})
