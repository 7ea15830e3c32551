import { anonymousLogin, authorize, refreshTokens } from '#shared/api/auth.ts'
import type { BrandById } from '../ports.ts'
import type { OnCall } from '../route/answer-call.ts'
import { answer, badRequest, refuse } from '../route/reply.ts'
import { anonymousTokens } from './anonymous-tokens.ts'
import { issueCode, redeemCode } from './authorization-code.ts'
import { renewTokens } from './renew-tokens.ts'
import { signInRoutes } from './sign-in-routes.ts'
import type { TokenOptions } from './token-options.ts'

export type AuthOptions = TokenOptions & { brandById: BrandById }

/** Anonymous sign-in by PKCE, renewal of tokens, and the ends of sign-ins. Only S256 passes the schemas. Spec: accounts §7.2 (AUTH-011 … AUTH-016), RFC 7636. */
export function authRoutes(on: OnCall, options: AuthOptions) {
  const isBrand = async (brand: string) => (await options.brandById(brand)) !== undefined
  signInRoutes(on, options)

  on(authorize, async ({ body }) => {
    const { code_challenge } = body as { code_challenge: string } // as the call's body schema has just read it
    return answer({ code: await issueCode(options, code_challenge) })
  })

  on(anonymousLogin, async ({ body, brand }) => {
    const { code, code_verifier } = body as CodeAndVerifier // as the call's body schema has just read it
    if (!(await isBrand(brand))) return badRequest('x-sk-brand names no brand')
    if (!(await redeemCode(options, code, code_verifier))) return badRequest()
    return answer(await anonymousTokens(options, brand))
  })

  on(refreshTokens, async ({ body, brand }) => {
    const { code, code_verifier, refresh_token } = body as CodeAndVerifier & { refresh_token: string } // likewise
    if (!(await redeemCode(options, code, code_verifier))) return badRequest()
    const renewal = await renewTokens(options, refresh_token, brand)
    return renewal.ok ? answer(renewal.value) : refuse(401, renewal.error.code)
  })
}

type CodeAndVerifier = { code: string; code_verifier: string }
