import {
  confirmEmail as confirmEmailCall,
  magicLinkLogin as magicLinkLoginCall,
  requestMagicLink as requestMagicLinkCall,
  requestReset as requestResetCall,
} from '#shared/api/auth.ts'
import type { Locale } from '#shared/language/locale.ts'
import type { OnCall } from '../route/answer-call.ts'
import { answer } from '../route/reply.ts'
import { confirmEmail } from './confirm-email.ts'
import { knownBrand, noBrand } from './known-brand.ts'
import { magicLinkLogin, requestMagicLink } from './magic-link.ts'
import { requestReset } from './reset-password.ts'
import type { UsersOptions } from './users-options.ts'

/** Asking for links by mail, and using those that hash nothing. Spec: accounts §4.2, §7.2 (AUTH-015, AUTH-040, AUTH-068), AUTH-073. */
export function mailLinkRoutes(on: OnCall, options: UsersOptions): void {
  on(requestMagicLinkCall, async ({ body, brand: brandId, address }) => {
    const { email, language_ui: language, returnState } = body as MagicLinkBody // as the call's body schema has just read it
    const brand = await knownBrand(options, brandId)
    if (!brand) return noBrand()
    const refusal = await requestMagicLink(options, { email, language, returnState, brand, address })
    return refusal ?? answer({ message: 'accepted' })
  })

  on(magicLinkLoginCall, async ({ params, body, brand, address }) => {
    const { device } = body as DeviceBody // likewise
    const result = await magicLinkLogin(options, { token: params.token, brand, device, address })
    return 'type' in result ? result : answer(result)
  })

  on(requestResetCall, async ({ body, brand: brandId, address }) => {
    const { email, language_ui: language } = body as MagicLinkBody // likewise
    const brand = await knownBrand(options, brandId)
    if (!brand) return noBrand()
    const refusal = await requestReset(options, { email, language, brand, address })
    return refusal ?? answer({ message: 'accepted' })
  })

  on(confirmEmailCall, async ({ params, body, brand }) => {
    const { device } = body as DeviceBody // likewise
    const result = await confirmEmail(options, { token: params.token, brand, device })
    return 'type' in result ? result : answer(result)
  })
}

type MagicLinkBody = { email: string; language_ui: Locale; returnState?: string }
type DeviceBody = { device: string }
