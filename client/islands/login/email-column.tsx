import { Field } from '#client/ui/field.tsx'
import { FormError } from '#client/ui/form-error.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { FormErrors } from '#shared/errors/form-error-key.ts'
import { loginPath } from './login-path.ts'
import type { SignInLabels } from './sign-in-labels.ts'

/** What one form shows: what was typed, and what is wrong by field, in the reader's language. */
export type ShownForm = { email?: string | undefined; errors: FormErrors; isBusy?: boolean }

export type EmailForms = {
  /** Begins every id, which are unique on the page. */
  prefix: string
  returnPath: string
  password: ShownForm
  magicLink: ShownForm
  /** A document that came back with an error puts the focus there; the dialog sees to it by itself. */
  focusesErrors?: boolean
}

type ColumnProps = EmailForms & { labels: SignInLabels }

/** E-mail with password, and a link by mail. Both forms leave the checking to us. Spec: accounts §2.2, §4.3 (AUTH-054, AUTH-063). */
export function EmailColumn(props: ColumnProps) {
  const { labels, prefix } = props
  return (
    <section aria-labelledby={`${prefix}email-heading`}>
      <h2 id={`${prefix}email-heading`}>{labels.emailHeading}</h2>
      <PasswordForm {...props} />
      <hr />
      <MagicLinkForm {...props} />
    </section>
  )
}

function PasswordForm({ labels, prefix, returnPath, password: { email, errors, isBusy }, focusesErrors }: ColumnProps) {
  const { '': whole } = errors
  const [first] = focusesErrors ? ['', 'email', 'password'].filter((field) => errors[field] !== undefined) : []
  const forgot = <a href="/auth/request-password">{labels.forgot}</a>
  return (
    <form className="stack" method="post" action={loginPath(returnPath)} data-form="password" noValidate>
      <input type="hidden" name="form" value="password" />
      {whole === undefined ? null : <FormError text={whole} isFocused={first === ''} />}
      <Field
        id={`${prefix}email`}
        name="email"
        type="email"
        label={labels.email}
        autoComplete="username"
        value={email}
        error={errors.email}
        isRequired
        isFocused={first === 'email'}
      />
      <Field
        id={`${prefix}password`}
        name="password"
        type="password"
        label={labels.password}
        autoComplete="current-password"
        aside={forgot}
        error={errors.password}
        isRequired
        isFocused={first === 'password'}
      />
      <button type="submit" className="btn pri" aria-disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? labels.loading : labels.submit}
      </button>
    </form>
  )
}

function MagicLinkForm({ labels, prefix, returnPath, magicLink: { email, errors, isBusy }, focusesErrors }: ColumnProps) {
  return (
    <form className="stack" method="post" action={loginPath(returnPath)} data-form="magic_link" noValidate>
      <input type="hidden" name="form" value="magic_link" />
      <Field
        id={`${prefix}link-email`}
        name="email"
        type="email"
        label={labels.linkHeading}
        autoComplete="email"
        placeholder={labels.emailPlaceholder}
        value={email}
        error={errors.email}
        isRequired
        isFocused={focusesErrors === true && errors.email !== undefined}
      />
      <button type="submit" className="btn" aria-disabled={isBusy} aria-busy={isBusy}>
        <Icon name="mail" />
        {labels.linkSubmit}
      </button>
    </form>
  )
}
