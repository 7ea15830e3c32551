import type { ReactNode } from 'react'
import type { FormErrors } from '#shared/errors/form-error-key.ts'
import { messageByKey } from '../i18n/message-by-key.ts'
import { FormError } from '../ui/form-error.tsx'

/** What a form of the page came back with. */
export type SentForm = { intent: string; errors: FormErrors; values: Readonly<Record<string, string>> }

type SectionProps = { id: string; title: string; hint?: string | undefined; children: ReactNode }

/** One ruled part of the page, which its form comes back to. */
export function SettingsSection({ id, title, hint, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-h`}>
      <header>
        <h2 id={`${id}-h`}>{title}</h2>
        {hint === undefined ? null : <p className="muted">{hint}</p>}
      </header>
      {children}
    </section>
  )
}

type SettingsFormProps = { intent: string; sent?: SentForm | undefined; children: ReactNode }

/** A form of a section: posted to the page, which knows it by its intent. */
export function SettingsForm({ intent, sent, children }: SettingsFormProps) {
  return (
    <form method="post" action="/user/settings">
      <input type="hidden" name="intent" value={intent} />
      <SettingsError intent={intent} sent={sent} />
      {children}
    </form>
  )
}

/** What is wrong with a form as a whole. */
export function SettingsError({ intent, sent }: { intent: string; sent: SentForm | undefined }) {
  const text = errorOf(sent, intent, '')
  return text === undefined ? null : <FormError text={text} isFocused />
}

/** The text of a field's error in the form that came back. */
export function errorOf(sent: SentForm | undefined, intent: string, field: string): string | undefined {
  const key = sent?.intent === intent && Object.hasOwn(sent.errors, field) ? sent.errors[field] : undefined
  return key === undefined ? undefined : messageByKey(key)
}

/** What a field of the form that came back held, or what is stored. */
export const sentOrStored = (sent: SentForm | undefined, intent: string, { field, stored }: { field: string; stored: string }): string =>
  sent?.intent === intent && Object.hasOwn(sent.values, field) ? (sent.values[field] ?? stored) : stored

/** The field that takes the focus: the first with an error. */
export const isFirstError = (sent: SentForm | undefined, intent: string, field: string): boolean =>
  sent?.intent === intent && !Object.hasOwn(sent.errors, '') && Object.keys(sent.errors)[0] === field
