import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HakaExpired } from './haka-expired.tsx'
import { TokenForm } from './token-form.tsx'

const draw = (error?: string) => renderToStaticMarkup(<TokenForm text="Text" submit="Continue" error={error} nonce="n" />)

test('ROUTE-026 the form is sent by a script with the document’s nonce at once, and by its button without one', () => {
  expect(draw()).toContain('<form name="token" method="post"><button type="submit" class="btn pri">Continue</button></form>')
  expect(draw()).toContain('<script nonce="n">document.forms.token.requestSubmit()</script>')
})

test('a token that could not be used just now waits for the button', () => {
  const html = draw('bad_gateway')
  expect(html).toContain('The dictionary server did not answer as expected.')
  expect(html).not.toContain('<script')
})

test('SSO-013 the modal has its title, instructions and both ways on in the document, and a script that the policy lets run as written', () => {
  const html = renderToStaticMarkup(<HakaExpired nonce="n" />)
  expect(html).toMatch(/<dialog[^>]* open=""/)
  expect(html).toContain('Your Haka login has expired')
  expect(html).toContain('href="/auth/login"')
  expect(html).toMatch(/<script nonce="n">[^&<]*showModal\(\)[^&<]*<\/script>/)
})
