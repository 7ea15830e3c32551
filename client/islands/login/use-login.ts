import { useEffect, useReducer, useRef } from 'react'
import { announce } from '#client/browser/announce.ts'
import { browserApi } from '#client/browser/browser-api.ts'
import { afterMagicLink } from '#shared/account/link-sent.ts'
import { login, requestMagicLink } from '#shared/api/auth.ts'
import { ApiError, callApi } from '#shared/api/call-api.ts'
import { safeReturnPath } from '#shared/text/safe-return-path.ts'
import { loginErrors, magicLinkErrors, readLogin, readMagicLink } from './login-input.ts'
import type { LoginProps } from './login-props.ts'
import { IDLE_LOGIN, loginState } from './login-state.ts'
import type { SignInLabels } from './sign-in-labels.ts'

/** How long the visitor is told that a provider's page comes before it does. Spec: accounts §9 (SSO-003, SSO-011). */
const LEAVE_AFTER_MS = 1000

type Options = Pick<LoginProps, 'locale'> & { labels: SignInLabels; onSignedIn: () => void }

/** What the dialog's forms do. Spec: accounts §4.3 (AUTH-058 … AUTH-063), §8. */
export function useLogin({ locale, labels, onSignedIn }: Options) {
  const [state, dispatch] = useReducer(loginState, IDLE_LOGIN)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Closing the dialog calls off the way to a provider.
  useEffect(() => () => clearTimeout(leaving.current), [])

  async function signIn(form: HTMLFormElement) {
    const read = readLogin({ email: typed(form, 'email'), password: typed(form, 'password') })
    if (read.type === 'empty') return dispatch({ type: 'emptied', form: 'password' })
    if (read.type === 'wrong') return dispatch({ type: 'failed', form: 'password', errors: read.errors })
    dispatch({ type: 'sent', form: 'password' })
    announce(labels.loading)
    try {
      await callApi(browserApi(), login, {}, read.input)
      onSignedIn()
    } catch (error) {
      dispatch({ type: 'failed', form: 'password', errors: loginErrors(bodyOf(error)) })
      selectAll(form, 'password')
    }
  }

  async function sendLink(form: HTMLFormElement) {
    const read = readMagicLink({ email: typed(form, 'email') })
    if (read.type === 'wrong') return dispatch({ type: 'failed', form: 'magic_link', errors: read.errors })
    dispatch({ type: 'sent', form: 'magic_link' })
    try {
      const body = { ...read.input, language_ui: locale, returnState: location.pathname + location.search }
      const { token_url } = await callApi(browserApi(), requestMagicLink, { type: 'user' }, body)
      location.assign(afterMagicLink(safeReturnPath(token_url, location.origin), false))
    } catch (error) {
      dispatch({ type: 'failed', form: 'magic_link', errors: magicLinkErrors(bodyOf(error)) })
      selectAll(form, 'email')
    }
  }

  /** The form's own submission, a second later; the browser goes where it leads. */
  function leave(form: HTMLFormElement) {
    clearTimeout(leaving.current)
    const isComplete = form.checkValidity()
    dispatch({ type: 'leaving', isLeaving: isComplete })
    if (!isComplete) return
    announce(labels.leaving)
    leaving.current = setTimeout(() => form.submit(), LEAVE_AFTER_MS)
  }

  function submit(form: HTMLFormElement) {
    if (form.dataset.form === 'provider') return leave(form)
    const name = form.dataset.form === 'magic_link' ? 'magic_link' : 'password'
    if (state[name].status === 'loading') return
    return name === 'password' ? signIn(form) : sendLink(form)
  }

  return { state, submit }
}

function typed(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field.value : ''
}

/** Spec: accounts §4.3 (AUTH-059). */
function selectAll(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) return
  field.focus()
  field.select()
}

/** Without an answer at all there is nothing but an application error to tell. */
const bodyOf = (error: unknown) => (error instanceof ApiError ? error.body : undefined)
