/** Message keys of a form's errors, by field; '' is the form as a whole. */
export type FormErrors = Readonly<Record<string, string>>

const KEYS: Readonly<Record<string, string>> = {
  app_error: 'APP_ERROR',
  bad_username_or_password: 'INVALID_PW_ERROR',
  bad_request: 'INVALID_PW_ERROR',
  email_not_confirmed: 'EMAIL_NOT_CONFIRMED_ERROR',
  incorrect_password: 'WRONG_PW_ERROR',
  reset_invalid_expired: 'APP_ERROR_EXPIRED',
  confirmation_invalid_expired: 'APP_ERROR_EXPIRED',
  email_already_exists: 'EMAIL_EXISTS_ERROR',
  email_not_found: 'EMAIL_NOT_FOUND_ERROR',
  password_mismatch: 'PW_MISMATCH_ERROR',
}

/** A proxy's error page, say. */
const LOOKS_LIKE_HTML = /<[a-z!/]/i

/** The message key of one error; an unknown one is shown as it is. Spec: accounts §5 (ERR-001 … ERR-009). */
export function formErrorKey(error: string): string {
  if (LOOKS_LIKE_HTML.test(error)) return 'APP_ERROR'
  return (Object.hasOwn(KEYS, error) ? KEYS[error] : undefined) ?? error
}

/**
 * The message keys in the body of a failed call: `{ error }`, `{ errors: { field: … } }`, text, or objects within each other, which are
 * flattened: an error belongs to the innermost field that names it. The first error of a field counts; a body that says nothing is an
 * application error. Spec: accounts §5 (ERR-001, ERR-010).
 */
export function formErrorKeys(body: unknown): FormErrors {
  const found = flattened(saysByField(body) ? body.errors : saysOnce(body) ? body.error : body, '')
  return found.length === 0 ? { '': 'APP_ERROR' } : Object.fromEntries(found.toReversed())
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const saysByField = (body: unknown): body is { errors: object } =>
  isObject(body) && 'errors' in body && isObject(body.errors) && Object.keys(body.errors).length > 0

const saysOnce = (body: unknown): body is { error: unknown } => isObject(body) && 'error' in body

/** Field and message key of every text in `value`. The places in a list are no fields. */
function flattened(value: unknown, field: string): [string, string][] {
  if (typeof value === 'string') return value === '' ? [] : [[field, formErrorKey(value)]]
  if (Array.isArray(value)) return value.flatMap((item) => flattened(item, field))
  return isObject(value) ? Object.entries(value).flatMap(([name, inner]) => flattened(inner, name)) : []
}
