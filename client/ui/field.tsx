import type { ReactNode, Ref } from 'react'
import { Icon } from './icon.tsx'

type FieldProps = {
  /** Unique on the page; the ids of hint and error begin with it. */
  id: string
  name: string
  label: string
  type?: 'text' | 'email' | 'password'
  /** What browsers and password managers fill in: `username`, `current-password` … */
  autoComplete: string
  value?: string | undefined
  placeholder?: string
  hint?: string
  /** What is wrong, in the reader's language. */
  error?: string | undefined
  /** Beside the label: a link to help. */
  aside?: ReactNode
  isRequired?: boolean
  /** The first field in error of a form that came back takes the focus. */
  isFocused?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/** A labelled input with its hint and its error. Its page's sprite has the icon `triangle-alert`. */
export function Field(props: FieldProps) {
  const { id, name, label, type = 'text', autoComplete, value, placeholder, hint, error, aside, isRequired, isFocused, inputRef } = props
  const told = [...(hint === undefined ? [] : [`${id}-hint`]), ...(error === undefined ? [] : [`${id}-error`])]
  const labelled = <label htmlFor={id}>{label}</label>
  return (
    <div className="field">
      {aside === undefined ? (
        labelled
      ) : (
        <div className="row between">
          {labelled}
          {aside}
        </div>
      )}
      <input
        className="in"
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        // A keyboard that capitalises or corrects spoils addresses and passwords.
        autoCapitalize={type === 'text' ? undefined : 'none'}
        spellCheck={type === 'text' ? undefined : false}
        defaultValue={value}
        placeholder={placeholder}
        required={isRequired}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={told.length === 0 ? undefined : told.join(' ')}
        // biome-ignore lint/a11y/noAutofocus: only in a form that came back with an error in it.
        autoFocus={isFocused}
        ref={inputRef}
      />
      {hint === undefined ? null : (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error === undefined ? null : (
        <span className="err" id={`${id}-error`}>
          <Icon name="triangle-alert" />
          {error}
        </span>
      )}
    </div>
  )
}
