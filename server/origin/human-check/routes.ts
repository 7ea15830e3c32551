import { HUMAN_VERIFIED, humanChallenge, unblock } from '#shared/api/auth.ts'
import type { OnCall } from '../route/answer-call.ts'
import { answer } from '../route/reply.ts'
import { type HumanCheckOptions, isHuman, newChallenge } from './human-check.ts'

/** Every other word means: try again. It does not say why. */
const NOT_VERIFIED = 'Not verified'

/** The human check: a puzzle, and whether its solution is right. Spec: accounts §7.2 (UNBL-003, UNBL-004, UNBL-010), requirements UNBL-011. */
export function humanCheckRoutes(on: OnCall, options: HumanCheckOptions) {
  on(humanChallenge, async ({ brand, address }) => answer(await newChallenge(options, { brand, address })))

  on(unblock, async ({ body, brand, address }) => {
    const { provider_identifier } = body as { provider_identifier: string } // as the call's body schema has just read it
    const isVerified = await isHuman(options, { brand, address }, provider_identifier)
    return answer({ data: { message: isVerified ? HUMAN_VERIFIED : NOT_VERIFIED } })
  })
}
