import { OrganisationColumn } from '#client/islands/login/organisation-column.tsx'
import { ProviderForm } from '#client/islands/login/provider-form.tsx'
import { signInLabels } from '#client/islands/login/sign-in-labels.ts'
import type { SignInWays } from '#client/islands/login/sign-in-ways.ts'
import { Field } from '#client/ui/field.tsx'
import { Icon } from '#client/ui/icon.tsx'
import * as m from '#messages'
import type { Locale } from '#shared/language/locale.ts'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import type { FormView } from './form-view.ts'

type RegisterColumnsProps = {
  locale: Locale
  view: FormView
  ways: SignInWays
  hasSchools: boolean
  returnPath: string
  /** For those who have an account. */
  loginHref: string
}

/** The ways to an account: organisations, e-mail with a password or with a link alone, social. Spec: requirements AUTH-072. */
export function RegisterColumns(props: RegisterColumnsProps) {
  const { locale, view, ways, returnPath, loginHref } = props
  const labels = signInLabels(locale)
  return (
    <div className="cols3">
      <OrganisationColumn {...props} labels={labels} prefix="register-" />
      <section aria-labelledby="register-password">
        <h2 id="register-password">{m.REGISTER_PASSWORD_HEADING()}</h2>
        <PasswordForm view={view} />
      </section>
      <section aria-labelledby="register-link">
        <h2 id="register-link">{m.REGISTER_LINK_HEADING()}</h2>
        <LinkForm view={view} />
        {ways.providers.includes('google') ? (
          <>
            <hr />
            <ProviderForm provider="google" icon="globe" label={labels.google} returnPath={returnPath} />
          </>
        ) : null}
        <p className="muted">
          {m.REGISTER_HAVE_ACCOUNT()} <a href={loginHref}>{m.LOGIN_TITLE()}</a>
        </p>
      </section>
    </div>
  )
}

const PasswordForm = ({ view }: { view: FormView }) => (
  <AccountForm name="password" view={view} fields={['email', 'password']}>
    {(shown) => (
      <>
        <EmailField id="register-email" shown={shown} value={view.form === 'password' ? view.email : undefined} autoComplete="username" />
        <Field
          id="register-new-password"
          name="password"
          type="password"
          label={m.FIELD_PASSWORD()}
          autoComplete="new-password"
          hint={m.FIELD_NEW_PASSWORD_HINT()}
          error={shown.textAt('password')}
          isFocused={shown.isFirst('password')}
          isRequired
        />
        <label className="ck">
          <input type="checkbox" name="marketing" value="1" defaultChecked={view.isChecked} />
          <span>{m.REGISTER_MARKETING()}</span>
        </label>
        <button type="submit" className="btn pri">
          {m.LOGIN_CREATE_ACCOUNT()}
        </button>
      </>
    )}
  </AccountForm>
)

const LinkForm = ({ view }: { view: FormView }) => (
  <AccountForm name="magic_link" view={view} fields={['email']}>
    {(shown) => (
      <>
        <EmailField
          id="register-link-email"
          shown={shown}
          value={view.form === 'magic_link' ? view.email : undefined}
          hint={m.REGISTER_LINK_HINT()}
        />
        <button type="submit" className="btn">
          <Icon name="mail" />
          {m.REGISTER_LINK_SUBMIT()}
        </button>
      </>
    )}
  </AccountForm>
)
