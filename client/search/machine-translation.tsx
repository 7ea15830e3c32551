import { htmlLang } from '#client/i18n/html-lang.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as m from '#messages'
import type { Locale } from '#shared/language/locale.ts'
import { languagesText, pairOf } from './search-languages.ts'
import type { MachineTranslation as Given } from './search-outcome.ts'
import type { AnySearch } from './search-request.ts'

type SectionProps = { search: AnySearch; machineTranslation: Given; locale: Locale }

/** A machine's translation of a word that was not found, marked as such; or the button that asks for one (MT-004, MT-009). */
export function MachineTranslation({ search, machineTranslation, locale }: SectionProps) {
  return (
    <section className="mt outcome" aria-labelledby="mt-h">
      <div className="rhead">
        <h2 id="mt-h">{m.MACHINE_TRANSLATION()}</h2>
        <span className="muted">{languagesText(search, locale)}</span>
      </div>
      <Contents search={search} given={machineTranslation} />
    </section>
  )
}

function Contents({ search, given }: { search: AnySearch; given: Given }) {
  switch (given.status) {
    case 'offered':
      return (
        <>
          <p className="muted">{m.MACHINE_TRANSLATION_OFFER()}</p>
          <a className="btn" href={given.href} rel="nofollow">
            {m.MACHINE_TRANSLATE()}
          </a>
        </>
      )
    case 'translated':
      return <Translated search={search} translations={given.translations} provider={given.provider} />
    case 'error':
      return <Note text={m.MACHINE_TRANSLATION_UNAVAILABLE()} isWarning />
  }
}

function Translated({ search, translations, provider }: { search: AnySearch; translations: readonly string[]; provider: string }) {
  const lang = pairOf(search)?.toId
  return (
    <>
      <p className="row words" lang={lang === undefined ? undefined : htmlLang(lang)}>
        {translations.map((translation) => (
          <span key={translation}>{translation}</span>
        ))}
      </p>
      <Note text={m.MACHINE_TRANSLATION_NOTE({ provider })} />
    </>
  )
}

const Note = ({ text, isWarning = false }: { text: string; isWarning?: boolean }) => (
  <p className={isWarning ? 'note warn' : 'note'}>
    <Icon name={isWarning ? 'triangle-alert' : 'info'} />
    <span>{text}</span>
  </p>
)
