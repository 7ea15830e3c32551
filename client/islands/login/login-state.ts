import type { FormErrors } from '#shared/errors/form-error-key.ts'

/** One form of the dialog. Errors are message keys by field. Spec: accounts §4.3 (AUTH-058). */
export type FormState = { status: 'idle' } | { status: 'loading' } | { status: 'error'; errors: FormErrors }

export type FormName = 'password' | 'magic_link'

/** `isLeaving`: the browser is about to be sent to an identity provider. */
export type LoginState = Record<FormName, FormState> & { isLeaving: boolean }

export const IDLE_LOGIN: LoginState = { password: { status: 'idle' }, magic_link: { status: 'idle' }, isLeaving: false }

export type LoginEvent =
  /** Submitted without anything to go on. */
  | { type: 'emptied'; form: FormName }
  | { type: 'sent'; form: FormName }
  | { type: 'failed'; form: FormName; errors: FormErrors }
  | { type: 'leaving'; isLeaving: boolean }

/** The dialog after an event. Spec: accounts §4.3 (AUTH-058, AUTH-060). */
export function loginState(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'emptied':
      return { ...state, [event.form]: { status: 'idle' } }
    case 'sent':
      return { ...state, [event.form]: { status: 'loading' } }
    case 'failed':
      return { ...state, [event.form]: { status: 'error', errors: event.errors } }
    case 'leaving':
      return { ...state, isLeaving: event.isLeaving }
  }
  return event satisfies never
}
