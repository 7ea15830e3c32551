import { type FormEvent, useEffect, useRef } from 'react'
import { reloadDocument } from '#client/browser/reload-document.ts'
import { Icon } from '#client/ui/icon.tsx'
import { MissingIcons } from '#client/ui/missing-icons.tsx'
import { AtBody } from '../runtime/at-body.tsx'
import { errorTexts } from './error-texts.ts'
import type { LoginProps } from './login-props.ts'
import type { FormState } from './login-state.ts'
import { SignInColumns } from './sign-in-columns.tsx'
import { SIGN_IN_ICONS } from './sign-in-icons.ts'
import { signInLabels } from './sign-in-labels.ts'
import { useLogin } from './use-login.ts'
import { useSignInWays } from './use-sign-in-ways.ts'
import './login.css'

export type LoginDialogProps = LoginProps & { onClosed: () => void }

/** The forms of /auth/login in a modal dialog. APG: dialog (modal) pattern, by the native element. Spec: accounts §2.2. */
export function LoginDialog({ locale, hasSchools, registerHref, onClosed }: LoginDialogProps) {
  const labels = signInLabels(locale)
  const dialog = useModal()
  const ways = useSignInWays({ hasSchools, locale })
  const { state, submit } = useLogin({
    locale,
    labels,
    onSignedIn: () => {
      dialog.current?.close()
      reloadDocument()
    },
  })

  const shown = (form: FormState) => ({
    errors: form.status === 'error' ? errorTexts(form.errors, locale) : {},
    isBusy: form.status === 'loading',
  })

  function onSubmit(event: FormEvent) {
    if (!(event.target instanceof HTMLFormElement) || event.target.method === 'dialog') return
    event.preventDefault()
    void submit(event.target)
  }

  function onChange({ target }: FormEvent) {
    if (target instanceof HTMLSelectElement && target.form) void submit(target.form)
  }

  return (
    <AtBody>
      <dialog ref={dialog} className="dlg" aria-labelledby="login-title" onClose={onClosed} onSubmit={onSubmit} onChange={onChange}>
        <MissingIcons names={SIGN_IN_ICONS} />
        <header>
          <h2 id="login-title" tabIndex={-1}>
            {labels.title}
          </h2>
          <form method="dialog">
            <button type="submit" className="ib" aria-label={labels.close}>
              <Icon name="x" />
            </button>
          </form>
        </header>
        <div className="body">
          {state.isLeaving ? <p className="note">{labels.leaving}</p> : null}
          <SignInColumns
            prefix="login-"
            labels={labels}
            ways={ways}
            hasSchools={hasSchools}
            registerHref={registerHref}
            returnPath={location.pathname + location.search}
            password={shown(state.password)}
            magicLink={shown(state.magic_link)}
            startsOnChoice
          />
        </div>
      </dialog>
    </AtBody>
  )
}

/** Opens the dialog, with the focus where one goes on: in the first field, or on its title where a keyboard would cover the screen. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    const isTouch = matchMedia('(pointer: coarse)').matches
    dialog.current?.querySelector<HTMLElement>(isTouch ? 'h2' : 'input[type=email]')?.focus()
  }, [])
  return dialog
}
