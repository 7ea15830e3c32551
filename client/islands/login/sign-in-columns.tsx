import { EmailColumn, type EmailForms } from './email-column.tsx'
import { OrganisationColumn } from './organisation-column.tsx'
import { ProviderForm } from './provider-form.tsx'
import type { SignInLabels } from './sign-in-labels.ts'
import type { SignInWays } from './sign-in-ways.ts'

export type SignInColumnsProps = EmailForms & {
  labels: SignInLabels
  /** Undefined while they are being asked for. */
  ways: SignInWays | undefined
  hasSchools: boolean
  /** Where to register; left out where a brand offers no sign-up. */
  registerHref?: string | undefined
  /** Choosing an organisation begins its login: only where a script sees the choice. */
  startsOnChoice?: boolean
}

/**
 * The ways to sign in, as plain forms: organisations, e-mail, social. /auth/login draws them, and the dialog draws the same and listens
 * to their submit events. Spec: accounts §2.2 (AUTH-054, AUTH-055, AUTH-057).
 */
export function SignInColumns(props: SignInColumnsProps) {
  const { labels, ways, prefix, returnPath, registerHref } = props
  const hasGoogle = ways?.providers.includes('google')
  return (
    <div className="cols3">
      <OrganisationColumn {...props} />
      <EmailColumn {...props} />
      <section aria-labelledby={`${prefix}other`}>
        <h2 id={`${prefix}other`}>{hasGoogle ? labels.otherHeading : labels.noAccount}</h2>
        {hasGoogle ? <ProviderForm provider="google" icon="globe" label={labels.google} returnPath={returnPath} /> : null}
        {registerHref === undefined ? null : (
          <p>
            {hasGoogle ? `${labels.noAccount} ` : null}
            <a href={registerHref}>{labels.createAccount}</a>
          </p>
        )}
        <p className="muted">{labels.withoutAccount}</p>
      </section>
    </div>
  )
}
