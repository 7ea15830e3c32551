import {
  changePassword as changePasswordCall,
  login,
  register as registerCall,
  resetPassword as resetPasswordCall,
} from '#shared/api/auth.ts'
import type { Locale } from '#shared/language/locale.ts'
import type { OnCall } from '../route/answer-call.ts'
import { answer } from '../route/reply.ts'
import { changePassword } from './change-password.ts'
import { knownBrand, noBrand } from './known-brand.ts'
import { passwordLogin } from './login.ts'
import { signedIn } from './own-account.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import type { UsersOptions } from './users-options.ts'
import { whenFree } from './when-free.ts'

/** The calls that hash a password. Spec: accounts §7.2 (AUTH-014, AUTH-069, AUTH-070), AUTH-073. */
export function passwordRoutes(on: OnCall, options: UsersOptions): void {
  on(
    login,
    whenFree(async ({ body, brand: brandId, address }) => {
      const { email, password, return_state: returnState, device } = body as LoginBody // as the call's body schema has just read it
      const brand = await knownBrand(options, brandId)
      if (!brand) return noBrand()
      const result = await passwordLogin(options, { email, password, brand: brand.id, address, device, returnState })
      return 'type' in result ? result : answer(result)
    }),
  )

  on(
    registerCall,
    whenFree(async ({ body, brand: brandId, address }) => {
      const given = body as RegisterBody // likewise
      const brand = await knownBrand(options, brandId)
      if (!brand) return noBrand()
      const refusal = await register(options, {
        email: given.email,
        password: given.password,
        givenName: given.given_name,
        familyName: given.family_name,
        sendMarketingEmails: given.send_marketing_emails,
        language: given.language_ui,
        returnState: given.return_state,
        brand,
        address,
      })
      return refusal ?? answer({ message: 'accepted' })
    }),
  )

  on(
    resetPasswordCall,
    whenFree(async ({ params, body, brand: brandId, address }) => {
      const { password, password_confirm: passwordConfirm, device } = body as ResetBody // likewise
      const brand = await knownBrand(options, brandId)
      if (!brand) return noBrand()
      const passwords = { password, passwordConfirm }
      const result = await resetPassword(options, {
        token: params.token,
        brand: brand.id,
        brandConfig: brand,
        device,
        address,
        ...passwords,
      })
      return 'type' in result ? result : answer(result)
    }),
  )

  on(
    changePasswordCall,
    whenFree(async ({ body, caller, brand: brandId }) => {
      const { password, new_password: newPassword, password_confirm: passwordConfirm, device } = body as ChangeBody // likewise
      const brand = await knownBrand(options, brandId)
      if (!brand) return noBrand()
      const { userId, loginMethod } = signedIn(caller)
      const changed = await changePassword(options, { userId, loginMethod, device, password, newPassword, passwordConfirm, brand })
      return 'type' in changed ? changed : answer({ message: 'updated', ...changed })
    }),
  )
}

type LoginBody = { email: string; password: string; return_state?: string; device: string }
type RegisterBody = {
  email: string
  password: string
  given_name: string
  family_name: string
  send_marketing_emails: boolean
  language_ui: Locale
  return_state?: string
}
type ResetBody = { password: string; password_confirm: string; device: string }
type ChangeBody = { password: string; new_password: string; password_confirm: string; device: string }
