import type { FormErrors } from './form-error-key.ts'

/** Puts the error of the form as a whole at the field it is about: `{ PW_MISMATCH_ERROR: 'password_confirm' }`. A field's own error stays. */
export function placeErrors(errors: FormErrors, fields: Readonly<Record<string, string>>): FormErrors {
  const { '': whole, ...own } = errors
  if (whole === undefined) return own
  const field = Object.hasOwn(fields, whole) ? fields[whole] : undefined
  return { [field ?? '']: whole, ...own }
}
