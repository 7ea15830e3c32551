import { htmlLang } from '#client/i18n/html-lang.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { InlineText } from './inline-text.tsx'

type WordOrLinkProps = { text: string; lang: LanguageId; href: string | undefined }

/** A word of another language or entry: a link to its own search, or plain where the page has no word links. */
export function WordOrLink({ text, lang, href }: WordOrLinkProps) {
  if (href === undefined) {
    return (
      <b lang={htmlLang(lang)}>
        <InlineText text={text} />
      </b>
    )
  }
  return (
    <a lang={htmlLang(lang)} href={href}>
      <InlineText text={text} />
    </a>
  )
}
