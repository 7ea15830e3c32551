import type { ReactNode } from 'react'
import { FormError } from '#client/ui/form-error.tsx'
import { errorTexts, type FormView, firstError } from './form-view.ts'

/** What a form's fields draw: errors in the reader's language, and which of them takes the focus. */
export type ShownErrors = { textAt: (field: string) => string | undefined; isFirst: (field: string) => boolean }

type AccountFormProps = {
  /** Its name among the page's forms. */
  name: string
  /** The form that came back, if one did. */
  view: FormView
  /** In the order they are drawn. */
  fields: readonly string[]
  children: (shown: ShownErrors) => ReactNode
}

/** A form that is posted to its own page and checked there. Spec: requirements AUTH-051, AUTH-063. */
export function AccountForm({ name, view, fields, children }: AccountFormProps) {
  const errors = view.form === undefined || view.form === name ? view.errors : {}
  const texts = errorTexts(errors)
  const first = firstError(errors, fields)
  return (
    <form className="stack" method="post" noValidate>
      <input type="hidden" name="form" value={name} />
      {texts[''] === undefined ? null : <FormError text={texts['']} isFocused={first === ''} />}
      {children({ textAt: (field) => texts[field], isFirst: (field) => field === first })}
    </form>
  )
}
