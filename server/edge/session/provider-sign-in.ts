import * as v from 'valibot'
import type { Provider } from '#shared/account/login-method.ts'
import { LoginResultSchema } from '#shared/account/login-result.ts'
import { beginProviderSignIn, finishProviderSignIn } from '#shared/api/sso.ts'
import { cookieOf } from '../cookie.ts'
import { failureAnswer, OriginFailure } from '../upstream/origin-failure.ts'
import type { Answer, Upstream } from '../upstream/upstream.ts'
import type { Visit } from '../visit.ts'
import { TRANSACTION, type TransactionContent } from './cookie-kinds.ts'
import { clearCookie, setCookie } from './left-cookies.ts'
import { callOrigin, errorCodeOf, jsonOf, originCallOf, ownScope } from './origin-call.ts'
import type { SealedCookies } from './sealed-cookie.ts'
import type { UserSessions } from './user-sessions.ts'
import type { VisitCalls } from './visit-calls.ts'

/** The round trip of a browser to an identity provider and back. */
export type ProviderSignIn = {
  /** Where to send the browser; its secret is left in a cookie. */
  begin(visit: Visit, beginning: Beginning): Promise<{ url: string } | { code: string }>
  /** Ends in a session, or says why not. `isCheck` where it was only asked whether a sign-in still holds. */
  finish(visit: Visit, provider: Provider): Promise<Finished>
}

export type Beginning = { provider: Provider; returnState: string; idp?: string | undefined; isCheck?: boolean }

export type Finished =
  | { type: 'signed-in'; isNew: boolean; returnState: string | undefined }
  | { type: 'revoked' }
  | { type: 'failed'; code: string; isCheck: boolean }

export type ProviderSignInOptions = {
  upstream: Upstream
  sealed: SealedCookies
  sessions: UserSessions
  visitCalls: VisitCalls
  /** The origins of the providers there are: browsers are sent nowhere else, whatever the origin says (G23). */
  providerOrigins: readonly string[]
}

/** Where a provider sends the browser back to; Haka posts its answer. */
export const returnAddress = (origin: string, provider: Provider): string =>
  provider === 'haka' ? `${origin}/api/auth/haka/acs` : `${origin}/auth/${provider}/callback`

/** Spec: accounts §3, §7.2 (SSO-005, SSO-010, SSO-019); security §3.1 (`__Host-tx`). */
export function createProviderSignIn(options: ProviderSignInOptions): ProviderSignIn {
  const { upstream, sealed, sessions, visitCalls, providerOrigins } = options
  const leaveTransaction = async (visit: Visit, content: TransactionContent) => {
    const value = await sealed.seal(TRANSACTION, { brand: visit.brandId, content })
    setCookie(visit, TRANSACTION.name, { value, lifeSeconds: TRANSACTION.lifeSeconds })
  }

  const transactionOf = async (visit: Visit, provider: Provider): Promise<TransactionContent | undefined> => {
    const value = cookieOf(visit.request.headers.get('cookie'), TRANSACTION.name)
    if (!value) return undefined
    clearCookie(visit, TRANSACTION.name)
    const opened = await sealed.open(TRANSACTION, { brand: visit.brandId, value })
    return opened.status === 'open' && opened.content.provider === provider ? opened.content : undefined
  }

  /** A check is answered without tokens: the session stays as it is, if it is its own user who is still signed in at the provider. */
  const finishCheck = async (visit: Visit, provider: Provider, body: Readonly<Record<string, unknown>>): Promise<Finished> => {
    const answer = await callOrigin(upstream, ownScope(visit), { call: finishProviderSignIn, params: { provider }, body }).catch(
      answerOfFailure,
    )
    if (answer.status !== 200) return { type: 'failed', code: errorCodeOf(answer), isCheck: true }
    const { user_data, return_state } = v.parse(LoginResultSchema, jsonOf(answer))
    if (user_data.user_id !== visit.session?.claims.sub) return { type: 'failed', code: 'token_error', isCheck: true }
    await sessions.checked(visit)
    return { type: 'signed-in', isNew: false, returnState: return_state }
  }

  return {
    async begin(visit, { provider, returnState, idp, isCheck = false }) {
      const body = {
        redirect_uri: returnAddress(visit.origin, provider),
        return_state: returnState,
        language_ui: visit.locale,
        ...(idp ? { idp } : {}),
        is_check: isCheck,
      }
      const answer = await callOrigin(upstream, ownScope(visit), { call: beginProviderSignIn, params: { provider }, body }).catch(
        answerOfFailure,
      )
      if (answer.status !== 200) return { code: errorCodeOf(answer) }
      const { url, transaction } = v.parse(beginProviderSignIn.answer, jsonOf(answer))
      if (!URL.canParse(url) || !providerOrigins.includes(new URL(url).origin)) return { code: 'token_error' }
      await leaveTransaction(visit, { provider, transaction, isCheck })
      return { url: new URL(url).href }
    },
    async finish(visit, provider) {
      const begun = await transactionOf(visit, provider)
      if (!begun) return { type: 'failed', code: 'token_error', isCheck: false }
      const body = {
        transaction: begun.transaction,
        callback_url: returnAddress(visit.origin, provider) + visit.search,
        language_ui: visit.locale,
      }
      if (begun.isCheck) return finishCheck(visit, provider, body)
      const originCall = originCallOf({ call: finishProviderSignIn, params: { provider }, body })
      const answer = await visitCalls(visit, { call: finishProviderSignIn, originCall, scope: ownScope(visit) }).catch(answerOfFailure)
      if (answer.status !== 200) return { type: 'failed', code: errorCodeOf(answer), isCheck: false }
      const { is_new, revoke, return_state } = v.parse(LoginResultSchema, jsonOf(answer))
      return revoke ? { type: 'revoked' } : { type: 'signed-in', isNew: is_new, returnState: return_state }
    },
  }
}

function answerOfFailure(error: unknown): Answer {
  if (!(error instanceof OriginFailure)) throw error
  return failureAnswer(error.kind)
}
