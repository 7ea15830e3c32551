import { renderToStaticMarkup } from 'react-dom/server'
import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { withLocale } from '#client/i18n/with-locale.ts'
import type { DebugMail } from '#client/page-context.ts'
import { textAndLinks } from '#client/settings/mail-list.tsx'
import { BrandConfigSchema } from '#shared/brand/brand-config.ts'
import Debug, { loader } from './debug.tsx'
import { loaderArgs } from './page-for-tests.ts'

const MAIL: DebugMail = {
  sent_at: 0,
  recipient: 'aino@example.test',
  subject: 'Log in <now>',
  text: 'Open:\nhttps://sanavirta.example/magic?token=a.b\nnot https://elsewhere.example/x <b>',
}

const brandWith = (debug: boolean) =>
  parse(BrandConfigSchema, { id: 'sanakirja', hosts: [], contentProject: 'x', app: { appName: 'S', theme: 's', features: {}, debug } })

describe('/debug', () => {
  test.each([
    ['without the configuration’s debug', { brand: brandWith(false), debugMails: async () => [MAIL] }],
    ['without an outbox of development', { brand: brandWith(true) }],
  ])('ROUTE-001 I25 there is none %s', async (_, page) => {
    const thrown = await loader(loaderArgs({ url: '/debug', page })).catch((error: unknown) => error)
    expect(thrown instanceof Response && thrown.headers.get('location')).toBe('/forbidden/404')
  })

  test('AUTH-075 shows the mails with links that can be followed, all else as text', async () => {
    const page = { brand: brandWith(true), debugMails: async () => [MAIL] }
    const { data } = await loader(loaderArgs({ url: '/debug', page }))
    const drawn = withLocale('en', () => renderToStaticMarkup(<Debug loaderData={data} />))
    expect(drawn).toContain('<h2>Log in &lt;now&gt;</h2>')
    expect(drawn).toContain('<a href="/magic?token=a.b">https://sanavirta.example/magic?token=a.b</a>')
    expect(drawn).toContain('<a href="https://elsewhere.example/x">')
    expect(drawn).toContain('&lt;b&gt;')
  })
})

test.each([
  ['no link', ['no link']],
  ['https://a.example/ and http://b.example/x?y', ['https://a.example/', ' and ', 'http://b.example/x?y']],
  ['javascript:alert(1)', ['javascript:alert(1)']],
])('the pieces of %j', (text, pieces) => {
  expect(textAndLinks(text).map((piece) => piece.text)).toEqual(pieces)
  for (const piece of textAndLinks(text)) expect(piece.isLink).toBe(/^https?:/.test(piece.text))
})
