import { Field } from '#client/ui/field.tsx'
import * as m from '#messages'
import type { ShownErrors } from './account-form.tsx'

type EmailFieldProps = { id: string; shown: ShownErrors; value: string | undefined; autoComplete?: 'email' | 'username'; hint?: string }

/** The e-mail field of account forms. */
export const EmailField = ({ id, shown, value, autoComplete = 'email', hint }: EmailFieldProps) => (
  <Field
    id={id}
    name="email"
    type="email"
    label={m.FIELD_EMAIL()}
    autoComplete={autoComplete}
    value={value}
    error={shown.textAt('email')}
    isFocused={shown.isFirst('email')}
    isRequired
    {...(hint === undefined ? {} : { hint })}
  />
)
