import type { Locale } from '#shared/language/locale.ts'
import { en } from './texts/en.ts'
import { fi } from './texts/fi.ts'
import type { MailKind, MailTexts } from './texts/mail-texts.ts'
import { sv } from './texts/sv.ts'

const TEXTS: Readonly<Record<Locale, MailTexts>> = { fi, sv, en }

export type MailContent = {
  kind: MailKind
  locale: Locale
  /** The brand's name as its readers know it. */
  brandName: string
  /** Where the mail's link leads; an absolute URL. */
  link: string
  /** The e-mail address that the text tells of, where it tells of one. */
  address?: string
}

export type WrittenMail = { subject: string; text: string; html: string }

/** A mail's subject and its two bodies, in one language and in one brand's name. Spec: requirements AUTH-073, AUTH-075, USER-012. */
export function writeMail({ kind, locale, brandName, link, address = '' }: MailContent): WrittenMail {
  const texts = TEXTS[locale]
  const { subject, before, action, after } = texts[kind]
  const fill = (text: string) => text.replace(/\{(brand|address)\}/g, (_, name) => (name === 'brand' ? brandName : address))

  const above = [texts.greeting, ...before].map(fill)
  const below = [...after, texts.signature].map(fill)
  return {
    subject: fill(subject),
    text: [...above, `${action}:\n${link}`, ...below].join('\n\n').concat('\n'),
    html: htmlOf({ locale, title: fill(subject), above, action, link, linkHint: texts.linkHint, below }),
  }
}

type HtmlParts = { locale: Locale; title: string; above: string[]; action: string; link: string; linkHint: string; below: string[] }

function htmlOf({ locale, title, above, action, link, linkHint, below }: HtmlParts): string {
  const anchor = `<a href="${escaped(link)}">${escaped(action)}</a>`
  const writtenOut = `${escaped(linkHint)}<br>${escaped(link)}`
  const paragraphs = [...above.map(escaped), anchor, writtenOut, ...below.map(escaped)]
  const head = `<meta charset="utf-8"><title>${escaped(title)}</title>`
  return `<!doctype html>\n<html lang="${locale}"><head>${head}</head><body>\n${paragraphs.map((html) => `<p>${html}</p>`).join('\n')}\n</body></html>\n`
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
