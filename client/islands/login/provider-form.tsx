import type { ReactNode } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import type { IconName } from '#client/ui/icon-shapes.ts'
import type { Provider } from '#shared/account/login-method.ts'

type ProviderFormProps = {
  provider: Provider
  label: string
  icon?: IconName
  /** Where the visitor goes on afterwards. */
  returnPath: string
  /** What else the provider asks. */
  children?: ReactNode
}

/** A button that leads to an identity provider. Spec: accounts §7.2 (SSO-005). */
export function ProviderForm({ provider, label, icon, returnPath, children }: ProviderFormProps) {
  return (
    <form className="stack close" method="post" action={`/api/auth/${provider}/login`} data-form="provider">
      <input type="hidden" name="next" value={returnPath} />
      <input type="hidden" name="returnState" value={returnPath} />
      {children}
      <button type="submit" className="btn">
        {icon === undefined ? null : <Icon name={icon} />}
        {label}
      </button>
    </form>
  )
}
