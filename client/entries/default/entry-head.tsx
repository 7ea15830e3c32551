import { htmlLang } from '#client/i18n/html-lang.ts'
import { languageName } from '#client/i18n/language-names.ts'
import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import { dictionaryTitle } from '#shared/dictionary/dictionary-title.ts'
import type { Word } from '#shared/entry/entry-schema.ts'
import type { Locale } from '#shared/language/locale.ts'
import type { EntryReading } from '../entry-reading.ts'
import { GenderArticle, GenderLabel } from '../parts/gender-label.tsx'
import { InlineText } from '../parts/inline-text.tsx'
import { GrammarLabels, Notes, PosLabels, UsageLabels } from '../parts/labels.tsx'
import { Lock } from '../parts/lock.tsx'
import { Pronunciation } from '../parts/pronunciation.tsx'
import { HeadwordVariants } from './headword-variants.tsx'

type EntryHeadProps = { word: Word; reading: EntryReading; headingId: string; isLocked?: boolean }

/** Headword with homonym number, then one line of metalanguage (ENT-026, ENT-027, ENT-031, ENT-044). */
export function EntryHead({ word, reading, headingId, isLocked = false }: EntryHeadProps) {
  return (
    <header className="eh">
      <div className="l">
        <GenderArticle gender={word.gender} lang={word.lang} />
        <h2 className={reading.dictionary?.hideHeadword ? 'hw vh' : 'hw'} id={headingId} lang={htmlLang(word.lang)}>
          <InlineText text={word.headword} />
          {word.homonym === undefined ? null : <sup>{word.homonym}</sup>}
        </h2>
        <GenderLabel gender={word.gender} />
      </div>
      {isLocked ? (
        <span className="tools">
          <Lock />
        </span>
      ) : null}
      <MetaLine word={word} reading={reading} />
    </header>
  )
}

function MetaLine({ word, reading }: { word: Word; reading: EntryReading }) {
  return (
    <p className="meta">
      <Pronunciation ipa={word.ipa} lang={word.lang} />
      <PosLabels of={word} />
      <GrammarLabels of={word} />
      <UsageLabels of={word} skipsGeography={reading.dictionary?.skipTranslation?.geography ?? false} />
      <Notes texts={word.notes} />
      <HeadwordVariants variants={word.headwordvars} lang={word.lang} />
    </p>
  )
}

/** Which dictionary, and for one of two languages in which direction (ENT-025, ENT-045). */
export function SourceLine({ word, dictionary, locale }: { word: Word; dictionary: Dictionary | undefined; locale: Locale }) {
  const name = dictionary === undefined ? word.dictionary?.name : dictionaryTitle(dictionary.title, locale)
  const direction = directionOf(word, dictionary, locale)
  if (name === undefined && direction === undefined) return null
  return (
    <p className="src">
      <span>{name}</span> {direction === undefined ? null : <span>{direction}</span>}
    </p>
  )
}

function directionOf({ lang }: Word, dictionary: Dictionary | undefined, locale: Locale): string | undefined {
  const [first, second, ...others] = dictionary?.langs ?? []
  if (first === undefined || second === undefined || others.length > 0) return undefined
  const target = first === lang ? second : first
  return `${languageName(lang, locale)} → ${languageName(target, locale)}`
}
