import { Fragment } from 'react'
import { htmlLang } from '#client/i18n/html-lang.ts'
import { languageName } from '#client/i18n/language-names.ts'
import type { Translation } from '#shared/entry/translation-schema.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import type { EntryReading } from '../entry-reading.ts'
import { GenderArticle, GenderLabel } from '../parts/gender-label.tsx'
import { GrammarLabels, Notes, PosLabels, UsageLabels } from '../parts/labels.tsx'
import { Pronunciation } from '../parts/pronunciation.tsx'
import { WordOrLink } from '../parts/word-or-link.tsx'

type TranslationsProps = { translations: readonly Translation[]; reading: EntryReading }

/** The translations of a sense, one run per language; with several languages each run is headed by its name. */
export function Translations({ translations, reading }: TranslationsProps) {
  const languages = [...new Set(translations.map(({ lang }) => lang))]
  if (languages.length < 2) return <TranslationRun translations={translations} reading={reading} />
  return (
    <dl className="bylang">
      {languages.map((lang) => (
        <LanguageRun key={lang} lang={lang} translations={translations.filter((one) => one.lang === lang)} reading={reading} />
      ))}
    </dl>
  )
}

function LanguageRun({ lang, translations, reading }: TranslationsProps & { lang: LanguageId }) {
  return (
    <>
      <dt>{languageName(lang, reading.locale)}</dt>
      <dd>
        <TranslationRun translations={translations} reading={reading} />
      </dd>
    </>
  )
}

function TranslationRun({ translations, reading }: TranslationsProps) {
  if (translations.length === 0) return null
  const skipsGeography = reading.dictionary?.skipTranslation?.geography ?? false
  return (
    <ul className="trs">
      {translations.map((translation) => (
        <li key={`${translation.lang}${translation.text}${translation.id}`} className="tr">
          <GenderArticle gender={translation.gender} lang={translation.lang} />
          <WordOrLink text={translation.text} lang={translation.lang} href={hrefOf(translation, reading)} />{' '}
          <GenderLabel gender={translation.gender} />
          <UsageLabels of={translation} skipsGeography={skipsGeography} />
          <PosLabels of={translation} />
          <GrammarLabels of={translation} />
          <Pronunciation ipa={translation.ipa} lang={translation.lang} />
          <Notes texts={[...translation.notes, ...translation.postnotes]} />
        </li>
      ))}
    </ul>
  )
}

const hrefOf = ({ text, lang, linkable }: Translation, { wordHref }: EntryReading) => (linkable ? wordHref(text, lang) : undefined)

/** Translations of an example: of one language as one text, of several each on its own. */
export function ExampleTranslations({ translations }: { translations: readonly Translation[] }) {
  const [first, ...others] = translations
  if (first === undefined) return null
  if (others.length === 0) return <span lang={htmlLang(first.lang)}>{first.text}</span>
  const isOneLanguage = others.every(({ lang }) => lang === first.lang)
  return (
    <span className={isOneLanguage ? undefined : 'each'}>
      {translations.map(({ text, lang }, index) => (
        <Fragment key={`${lang}${text}`}>
          {isOneLanguage && index > 0 ? ' · ' : ' '}
          <span lang={htmlLang(lang)}>{text}</span>
        </Fragment>
      ))}
    </span>
  )
}
