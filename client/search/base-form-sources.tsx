import { languageName } from '#client/i18n/language-names.ts'
import * as m from '#messages'
import type { BaseFormLanguage } from '#shared/api/search.ts'
import type { Locale } from '#shared/language/locale.ts'
import { LicenceName } from './dictionary-sources.tsx'

/** Whose work base forms are found with, by language, with its licence. */
export function BaseFormSources({ languages, locale }: { languages: readonly BaseFormLanguage[]; locale: Locale }) {
  const sourced = languages.flatMap(({ lang, source }) => (source ? [{ lang, source }] : []))
  if (sourced.length === 0) return null
  return (
    <section className="sources" aria-labelledby="base-forms-h">
      <h2 id="base-forms-h">{m.CONTENT_BASE_FORMS()}</h2>
      <ul className="stack">
        {sourced.map(({ lang, source: { name, edition, licence } }) => (
          <li key={lang}>
            <h3>{languageName(lang, locale)}</h3>
            <p className="row muted">
              <span>{edition === undefined ? name : `${name} ${edition}`}</span>
              <LicenceName licence={licence} />
            </p>
            {licence.attribution === undefined ? null : <small>{licence.attribution}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
