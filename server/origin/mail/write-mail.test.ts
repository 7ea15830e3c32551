import { describe, expect, test } from 'vitest'
import { LOCALES } from '#shared/language/locale.ts'
import { MAIL_KINDS } from './texts/mail-texts.ts'
import { writeMail } from './write-mail.ts'

const LINK = 'https://sanavirta.test/delete-account?token=a.b-c_d&user_id=u1'
const every = LOCALES.flatMap((locale) => MAIL_KINDS.map((kind) => ({ locale, kind })))

const written = (given: (typeof every)[number]) => writeMail({ ...given, brandName: 'Sanavirta', link: LINK, address: 'new@example.org' })

describe('every mail in every language', () => {
  test.each(every)('$locale $kind says the brand and the link in both bodies and leaves no gap unfilled', (given) => {
    const { subject, text, html } = written(given)
    expect(subject).toContain('Sanavirta')
    expect(text.split('\n')).toContain(LINK)
    expect(html).toContain(`href="${LINK.replace('&', '&amp;')}"`)
    expect(html).toContain(`lang="${given.locale}"`)
    expect(`${subject}${text}${html}`).not.toMatch(/[{}]|undefined/)
    expect(subject).not.toMatch(/[\r\n]/)
  })

  test.each(MAIL_KINDS)('%s has a text of its own in each language', (kind) => {
    const texts = LOCALES.map((locale) => written({ locale, kind }).text)
    expect(new Set(texts).size).toBe(LOCALES.length)
  })
})

test.each([
  ['magic', '15'],
  ['signup', '15'],
  ['reset', '24'],
  ['confirm', '48'],
  ['emailChange', '48'],
  ['deleteAccount', '24'],
] as const)('AUTH-074 the mail %s says how long its link lives', (kind, life) => {
  for (const locale of LOCALES) expect(written({ locale, kind }).text).toMatch(new RegExp(`\\b${life} (?:min|hours|tun|timm)`))
})

test('what a mail is filled with is text, never markup, and fills no further gap', () => {
  const { html, text } = writeMail({
    kind: 'emailChangeNotice',
    locale: 'en',
    brandName: '<b>{address}</b>',
    link: 'https://sanavirta.test/?a="><script>',
    address: '"><img src=x>&$1{brand}@example.org',
  })
  expect(html).not.toMatch(/<b>|<img|<script/)
  expect(html).toContain('&lt;b&gt;{address}&lt;/b&gt;')
  expect(html).toContain('&quot;&gt;&lt;img src=x&gt;&amp;$1{brand}@example.org')
  expect(text).toContain('"><img src=x>&$1{brand}@example.org')
})

test('a mail needs no inline style, script or picture from anywhere', () => {
  for (const given of every) expect(written(given).html).not.toMatch(/style=|<script|<img|src=/)
})
