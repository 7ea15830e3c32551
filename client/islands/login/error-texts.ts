import * as m from '#messages'
import type { FormErrors } from '#shared/errors/form-error-key.ts'
import type { Locale } from '#shared/language/locale.ts'

/** Everything the two forms of the dialog are refused for, and what every call can fail with. */
const TEXTS = {
  APP_ERROR: m.APP_ERROR,
  INVALID_PW_ERROR: m.INVALID_PW_ERROR,
  EMAIL_NOT_CONFIRMED_ERROR: m.EMAIL_NOT_CONFIRMED_ERROR,
  EMAIL_NOT_FOUND_ERROR: m.EMAIL_NOT_FOUND_ERROR,
  VALIDATE_EMAIL: m.VALIDATE_EMAIL,
  VALIDATE_WRONG_EMAIL: m.VALIDATE_WRONG_EMAIL,
  VALIDATE_PW_TOO_LONG: m.VALIDATE_PW_TOO_LONG,
  ERROR_TOO_LONG: m.ERROR_TOO_LONG,
  too_many_requests: m.APP_ERROR_TOO_MANY_REQUESTS,
  bad_gateway: m.APP_ERROR_BAD_GATEWAY,
  unavailable: m.APP_ERROR_UNAVAILABLE,
  timeout: m.APP_ERROR_TIMEOUT,
}

const isKnown = (key: string): key is keyof typeof TEXTS => Object.hasOwn(TEXTS, key)

/** Errors as the reader sees them; an unknown key is shown as it is. Spec: accounts §5 (ERR-009). */
export const errorTexts = (errors: FormErrors, locale: Locale): FormErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, isKnown(key) ? TEXTS[key]({}, { locale }) : key]))
