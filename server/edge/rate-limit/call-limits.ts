import type { AppErrorCode } from '#shared/errors/app-error.ts'
import { base64Url } from '#shared/text/base64-url.ts'
import type { VisitCall, VisitCalls } from '../session/visit-calls.ts'
import type { Answer } from '../upstream/upstream.ts'
import type { Visit } from '../visit.ts'
import { CALL_LIMITS, type CallLimit } from './limit-plan.ts'
import type { LimiterOf, Pace, RateLimiter, Taken } from './rate-limiter.ts'
import { retryAfterSeconds } from './retry-after.ts'
import { networkOf } from './visitor-id.ts'

export type CallLimitOptions = { limiterOf: LimiterOf | undefined }

type Limiters = { address: RateLimiter; account: RateLimiter | undefined; limit: CallLimit }

/**
 * Holds a visit's calls to their stricter limits, whether an island or a page makes them: over it 429 with Retry-After, and 503 when
 * nobody can count, since guessing must not be free then. Spec: requirements UNBL-012, security-tests L06.
 */
export function limitCalls(next: VisitCalls, { limiterOf }: CallLimitOptions): VisitCalls {
  if (!limiterOf) return next
  const limitersByCall = new Map([...CALL_LIMITS].map(([name, limit]) => [name, limitersFor(name, limit, limiterOf)]))

  return function limitedCall(visit, made) {
    const limiters = limitersByCall.get(made.call.name)
    if (!limiters) return next(visit, made)
    const outcome = taken(limiters, visit, made).catch(() => undefined)
    return outcome.then((counted) => {
      if (!counted) return UNCOUNTED
      return counted.allowed ? next(visit, made) : refused(counted)
    })
  }
}

function limitersFor(name: string, limit: CallLimit, limiterOf: LimiterOf): Limiters {
  const limiterAt = (kind: string, { limitPerMinute, burst }: Pace) =>
    limiterOf({ name: `${name} ${kind}`, limitPerMinute, burst, isExact: true })
  return { limit, address: limiterAt('address', limit.address), account: limit.account && limiterAt('account', limit.account) }
}

async function taken({ limit, address, account }: Limiters, visit: Visit, made: VisitCall): Promise<Taken> {
  const network = networkOf(visit)
  const byAddress = await address.take(network)
  const name = byAddress.allowed && account ? accountOf(visit, made) : undefined
  if (name === undefined || !account) return byAddress
  return account.take(await digest(limit.account?.everywhere ? `${visit.brandId} ${name}` : `${network} ${name}`))
}

/** The account a call is about: the one whose e-mail it names, else the visitor's own. */
function accountOf(visit: Visit, { originCall }: VisitCall): string | undefined {
  const email = emailIn(originCall.body)
  return email === undefined ? visit.session?.claims.sub : email.trim().normalize('NFC').toLowerCase()
}

function emailIn(body: VisitCall['originCall']['body']): string | undefined {
  if (body === undefined) return undefined
  const value: unknown = JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body))
  return typeof value === 'object' && value !== null && 'email' in value && typeof value.email === 'string' ? value.email : undefined
}

/** No address of anybody is kept in a counter's name. */
const digest = async (text: string): Promise<string> =>
  base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))

const refused = ({ retryAfterMs }: Taken): Answer => ({
  status: 429,
  headers: [['retry-after', retryAfterSeconds(retryAfterMs)]],
  body: errorBody('too_many_requests'),
})

const errorBody = (error: AppErrorCode) => JSON.stringify({ error })

/** How long to leave counters alone that do not answer. */
const UNCOUNTED_RETRY_MS = 10_000

const UNCOUNTED: Answer = {
  status: 503,
  headers: [['retry-after', retryAfterSeconds(UNCOUNTED_RETRY_MS)]],
  body: errorBody('unavailable'),
}
