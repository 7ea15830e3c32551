import type { MetaDescriptor } from 'react-router'
import type { DocumentMeta } from '#client/search/search-meta.ts'
import { LOCALES, type Locale, OG_LOCALE } from '#shared/language/locale.ts'

type Given = DocumentMeta & { locale: Locale; origin: string }

/** The head of a document that has an address of its own: canonical link, one alternate per language of the interface. Spec: META-001, META-003, META-005. */
export function documentMeta({ title, description, path, isIndexed, locale, origin }: Given): MetaDescriptor[] {
  const url = origin + path
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:locale', content: OG_LOCALE[locale] },
    { property: 'og:url', content: url },
    ...(isIndexed ? addresses(url) : [noIndex]),
  ]
}

const noIndex = { name: 'robots', content: 'noindex' } as const

function addresses(url: string): MetaDescriptor[] {
  const joint = url.includes('?') ? '&' : '?'
  const alternates = LOCALES.map(
    (locale) => ({ tagName: 'link', rel: 'alternate', hrefLang: locale, href: `${url}${joint}hl=${locale}` }) as const,
  )
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    ...alternates,
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: url },
  ]
}

/** The head of a document that search engines shall pass over. */
export const plainMeta = (title: string): MetaDescriptor[] => [{ title }, noIndex]
