import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SignInColumns, type SignInColumnsProps } from './sign-in-columns.tsx'
import { signInLabels } from './sign-in-labels.ts'

const organisations = [{ name: 'Åbo Akademi', idp: 'https://idp.abo.example' }]

const draw = (props: Partial<SignInColumnsProps> = {}) =>
  renderToStaticMarkup(
    <SignInColumns
      prefix="t-"
      labels={signInLabels('en')}
      ways={{ providers: ['google', 'azure', 'mpassid', 'haka'], organisations }}
      hasSchools
      registerHref="/auth/register"
      returnPath="/finnish-english/talo"
      password={{ errors: {} }}
      magicLink={{ errors: {} }}
      {...props}
    />,
  )

const headings = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, text]) => text)

test.each<[string, Partial<SignInColumnsProps>, string[]]>([
  ['three columns', {}, ['Organisation or school', 'Email', 'Other account']],
  ['no column of organisations where there are none', { ways: { providers: ['google'], organisations: [] } }, ['Email', 'Other account']],
  [
    'no social login where there is none',
    { ways: { providers: ['azure'], organisations: [] }, hasSchools: false },
    ['Organisation', 'Email', 'No account yet?'],
  ],
  ['all three while the ways are asked for', { ways: undefined }, ['Organisation or school', 'Email', 'No account yet?']],
])('AUTH-054 %s', (_, props, expected) => {
  expect(headings(draw(props))).toEqual(expected)
})

test('SSO-005 every provider is a form of its own, with the way back', () => {
  const html = draw()
  for (const provider of ['google', 'azure', 'mpassid', 'haka']) expect(html).toContain(`action="/api/auth/${provider}/login"`)
  expect(html.match(/name="next" value="\/finnish-english\/talo"/g)).toHaveLength(4)
  expect(html.match(/name="returnState" value="\/finnish-english\/talo"/g)).toHaveLength(4)
})

test('SSO-009 the organisation of the federation is chosen by name', () => {
  expect(draw()).toMatch(/<select[^>]*name="idp"[^>]*>.*<option value="https:\/\/idp.abo.example">Åbo Akademi<\/option>/)
})

test('AUTH-063 the e-mail forms leave the checking to us, and say to password managers what is what', () => {
  const html = draw()
  expect(html.match(/<form[^>]*noValidate[^>]*>/g)).toHaveLength(2)
  expect(html.match(/autoComplete="[^"]*"/g)).toEqual([
    'autoComplete="username"',
    'autoComplete="current-password"',
    'autoComplete="email"',
  ])
})

test('AUTH-078 an error stands at its field, which names it and takes the focus on a page that came back', () => {
  const html = draw({
    password: { email: 'aino@example.fi', errors: { password: 'The email or password is wrong.' } },
    focusesErrors: true,
  })
  expect(html).toContain('value="aino@example.fi"')
  expect(html).toMatch(/<input[^>]*id="t-password"[^>]*aria-invalid="true"[^>]*aria-describedby="t-password-error"[^>]*autofocus/)
  expect(html).toMatch(/<span[^>]*id="t-password-error">.*The email or password is wrong\.<\/span>/)
})

test('AUTH-078 an error of the whole form is an alert in it', () => {
  expect(draw({ password: { errors: { '': 'Something went wrong.' } } })).toMatch(/<p[^>]*role="alert"[^>]*>.*Something went wrong\./)
})

test('AUTH-058 a form under way is busy', () => {
  expect(draw({ password: { errors: {}, isBusy: true } })).toMatch(/<button[^>]*aria-busy="true"[^>]*>Logging in…/)
})
