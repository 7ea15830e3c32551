import { Icon } from './icon.tsx'

/** What is wrong with a form as a whole. Its page's sprite has the icon `triangle-alert`. */
export function FormError({ text, isFocused }: { text: string; isFocused?: boolean }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: only in a form that came back with an error in it.
    <p className="note warn" role="alert" tabIndex={-1} autoFocus={isFocused}>
      <Icon name="triangle-alert" />
      <span>{text}</span>
    </p>
  )
}
