import { labelText } from '#client/i18n/message-by-key.ts'
import type { Gender } from '#shared/entry/translation-schema.ts'
import type { LanguageId } from '#shared/language/language-id.ts'

/** Articles that say the gender; languages whose article depends on the next sound show the code. Spec: entries §3 (offset −1). */
const ARTICLES: Partial<Record<LanguageId, Readonly<Record<string, string>>>> = {
  de: { m: 'der', f: 'die', n: 'das' },
  sv: { c: 'en', n: 'ett' },
}

/** The article before the word when the gender asks for it (`offset` −1). */
export function GenderArticle({ gender, lang }: { gender: Gender | undefined; lang: LanguageId }) {
  if (gender?.offset !== -1) return null
  const articles = gender.gender.split('/').map((code) => ARTICLES[lang]?.[code] ?? code)
  return (
    <>
      <span className="gram">{articles.join('/')}</span>{' '}
    </>
  )
}

/** `m`, `f`, `n` or `m/f` after the word, each code spelled out in its title (ENT-023). */
export function GenderLabel({ gender }: { gender: Gender | undefined }) {
  if (gender === undefined || gender.offset === -1) return null
  const names = gender.gender.split('/').map((code) => labelText('gender', code))
  return (
    <>
      <abbr className="gram gender" title={names.join(', ')}>
        <i>{gender.gender}</i>
      </abbr>{' '}
    </>
  )
}
