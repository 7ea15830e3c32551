import { FormError } from '#client/ui/form-error.tsx'
import { errorTexts } from './form-view.ts'

type TokenFormProps = {
  text: string
  submit: string
  /** Message key of why the token could not be used just now. */
  error: string | undefined
  nonce: string
}

/**
 * Uses up the token of this page's address: posted by a script at once, by the button without one, and by the button only once it has
 * failed. A program that only fetches the link uses nothing up. Spec: accounts §2.4 (ROUTE-026, SSO-019).
 */
export function TokenForm({ text, submit, error, nonce }: TokenFormProps) {
  const told = errorTexts(error === undefined ? {} : { '': error })['']
  return (
    <>
      {told === undefined ? <p>{text}</p> : <FormError text={told} isFocused />}
      <form method="post" name="token">
        <button type="submit" className="btn pri">
          {submit}
        </button>
      </form>
      {/* While the document loads, the next one takes its place in the history. */}
      {told === undefined ? <script nonce={nonce}>document.forms.token.requestSubmit()</script> : null}
    </>
  )
}
