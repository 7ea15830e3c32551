import { hasMessage, messageByKey } from '#client/i18n/message-by-key.ts'
import type { FormErrors } from '#shared/errors/form-error-key.ts'

/** A form that came back: what was typed, passwords aside, and what is wrong by field, as message keys. */
export type FormView = {
  /** Which of the page's forms it is. */
  form?: string
  email?: string
  isChecked?: boolean
  errors: FormErrors
}

export const UNTOUCHED: FormView = { errors: {} }

/** Whether the form that came back has the focus somewhere. */
export const hasErrors = (errors: FormErrors): boolean => Object.keys(errors).length > 0

/** Errors in the reader's language. Codes of calls have texts of their own; an unknown key is shown as it is. Spec: accounts §5 (ERR-009). */
export const errorTexts = (errors: FormErrors): FormErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, errorText(key)]))

function errorText(key: string): string {
  const known = [key, `APP_ERROR_${key.toUpperCase()}`].find(hasMessage)
  return known === undefined ? key : messageByKey(known)
}

/** The first of the form's fields that is in error: it takes the focus. '' is the form as a whole. */
export const firstError = (errors: FormErrors, fields: readonly string[]): string | undefined =>
  ['', ...fields].find((field) => errors[field] !== undefined)
