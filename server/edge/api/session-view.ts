import * as v from 'valibot'
import type { Call } from '#shared/api/define-call.ts'
import { type SessionView, SessionViewSchema } from '#shared/api/session.ts'
import { userPreferences, userProfile } from '#shared/api/users.ts'
import type { Destination } from '../middleware/chain.ts'
import { jsonHeaders, reply } from '../reply.ts'
import { jsonOf, originCallOf } from '../session/origin-call.ts'
import type { VisitCalls } from '../session/visit-calls.ts'
import { visitorOfVisit } from '../session/visitor.ts'
import { failureAnswer, OriginFailure } from '../upstream/origin-failure.ts'
import type { Answer } from '../upstream/upstream.ts'
import { brandOf, type Visit } from '../visit.ts'
import { answerReply } from './answer-reply.ts'
import { scopeOf } from './call-scope.ts'

/** GET /api/session: for visitors who are not signed in nobody is asked. Spec: requirements AUTH-039. */
export function sessionDestination(visitCalls: VisitCalls): Destination {
  const asked = async (visit: Visit, call: Call, params = {}): Promise<Answer> =>
    visitCalls(visit, { call, originCall: originCallOf({ call, params }), scope: scopeOf(visit, call) })

  const ofUser = async (visit: Visit): Promise<Response> => {
    const [profile, preferences] = await Promise.all([asked(visit, userProfile, { user_id: 'me' }), asked(visit, userPreferences)])
    const refused = [profile, preferences].find(({ status }) => status !== 200)
    if (refused) return answerReply(visit, refused, 'json')
    return viewReply(visit, {
      user: v.parse(SessionViewSchema.entries.user, jsonOf(profile)),
      preferences: v.parse(userPreferences.answer, jsonOf(preferences)).preferences,
    })
  }

  return function session(visit) {
    if (!visit.session) return viewReply(visit, { user: null, preferences: null })
    return ofUser(visit).catch((error: unknown) => {
      if (!(error instanceof OriginFailure)) throw error
      visit.failure = error.kind
      return answerReply(visit, failureAnswer(error.kind), 'json')
    })
  }
}

function viewReply(visit: Visit, own: Pick<SessionView, 'user' | 'preferences'>): Response {
  const claims = visit.domain?.claims
  const view: SessionView = {
    ...own,
    permissions: visitorOfVisit(visit),
    features: brandOf(visit).app.features,
    domain: { isSignedIn: claims !== undefined, customerName: claims?.customer_name ?? null },
  }
  return reply(visit, { status: 200, headers: jsonHeaders, body: JSON.stringify(view) })
}
