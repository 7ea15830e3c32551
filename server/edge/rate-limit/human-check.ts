import * as v from 'valibot'
import { HUMAN_VERIFIED, unblock } from '#shared/api/auth.ts'
import { jsonOf } from '../session/origin-call.ts'
import type { VisitCalls } from '../session/visit-calls.ts'
import type { UnblockPass } from './unblock-pass.ts'

/**
 * Gives a pass to whoever the origin calls human, with the very answer that says so. Any other word gives nothing.
 * Spec: accounts §4.2 (UNBL-004), security-tests L03.
 */
export const passHumans = (next: VisitCalls, pass: UnblockPass): VisitCalls =>
  function passHuman(visit, made) {
    if (made.call.name !== unblock.name) return next(visit, made)
    return next(visit, made).then(async (answer) => {
      const parsed = answer.status === 200 ? v.safeParse(unblock.answer, jsonOf(answer)) : undefined
      if (parsed?.success && parsed.output.data.message === HUMAN_VERIFIED) await pass.grant(visit)
      return answer
    })
  }
