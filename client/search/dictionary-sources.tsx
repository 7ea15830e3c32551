import { languageName } from '#client/i18n/language-names.ts'
import { numberText } from '#client/i18n/number-text.ts'
import * as m from '#messages'
import type { Dictionary, Licence } from '#shared/dictionary/dictionary.ts'
import { dictionaryTitle } from '#shared/dictionary/dictionary-title.ts'
import { sourceAnchor } from '#shared/dictionary/source-link.ts'
import type { Locale } from '#shared/language/locale.ts'

/** Every dictionary with its languages, size, licence and the people it is from; an entry's foot leads to its own. */
export function DictionarySources({ dictionaries, locale }: { dictionaries: readonly Dictionary[]; locale: Locale }) {
  if (dictionaries.length === 0) return null
  return (
    <section className="sources" aria-labelledby="sources-h">
      <h2 id="sources-h">{m.CONTENT_DICTIONARIES()}</h2>
      <ul className="stack">
        {dictionaries.map((dictionary) => (
          <Source key={dictionary.id} dictionary={dictionary} locale={locale} />
        ))}
      </ul>
    </section>
  )
}

function Source({ dictionary, locale }: { dictionary: Dictionary; locale: Locale }) {
  const { id, title, langs, type, entryCount, licence } = dictionary
  const joint = type === 'monoDirectional' ? ' → ' : ', '
  return (
    <li id={sourceAnchor(id)}>
      <h3>{dictionaryTitle(title, locale)}</h3>
      <p className="row muted">
        <span>{langs.map((lang) => languageName(lang, locale)).join(joint)}</span>
        {entryCount === undefined ? null : <span>{m.HEADWORD_COUNT({ count: numberText(entryCount, locale) })}</span>}
        {licence === undefined ? null : <LicenceName licence={licence} />}
      </p>
      <Owner dictionary={dictionary} />
    </li>
  )
}

/** A licence's name, leading to its text where the address is a safe one. */
export function LicenceName({ licence: { name, url } }: { licence: Licence }) {
  if (url === undefined || !/^https:/.test(url)) return <span>{m.ENTRY_LICENCE({ licence: name })}</span>
  return (
    <a href={url} target="_blank" rel="license noopener noreferrer nofollow">
      {m.ENTRY_LICENCE({ licence: name })}
    </a>
  )
}

/** Whom to name when the words are used elsewhere. */
function Owner({ dictionary: { copyright, citationSource, licence } }: { dictionary: Dictionary }) {
  const names = [...new Set([copyright, licence?.attribution ?? citationSource])].filter((name) => name !== undefined)
  return names.length === 0 ? null : <small>{names.join(' · ')}</small>
}
