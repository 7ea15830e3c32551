import * as m from '#messages'
import type { Locale } from '#shared/language/locale.ts'
import type { Frame } from './frame.ts'

const OWN_NAMES: readonly (readonly [Locale, string])[] = [
  ['fi', 'Suomi'],
  ['sv', 'Svenska'],
  ['en', 'English'],
]

/** Links that set the language of the interface and come back to this page (L10N-003). */
export function LanguageLinks({ frame: { locale, here } }: { frame: Frame }) {
  const back = encodeURIComponent(here)
  return (
    <nav aria-label={m.FOOTER_LANGUAGE()}>
      <h2>{m.FOOTER_LANGUAGE()}</h2>
      <ul className="links">
        {OWN_NAMES.map(([id, name]) => (
          <li key={id}>
            <a
              href={`/language?to=${id}&return=${back}`}
              lang={id}
              hrefLang={id}
              rel="nofollow"
              aria-current={id === locale ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
