import { htmlLang } from '#client/i18n/html-lang.ts'
import type { Sense } from '#shared/entry/sense-schema.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { InlineText } from '../parts/inline-text.tsx'
import { GrammarLabels, Notes, PosLabels, UsageLabels } from '../parts/labels.tsx'
import { Pronunciation } from '../parts/pronunciation.tsx'

type DefinitionsProps = {
  sense: Sense
  headwordLang: LanguageId
  /** Nothing is translated: the definition is what one has looked up, and set as such. */
  isContent: boolean
}

/** Labels and definitions of a sense. */
export function Definitions({ sense, headwordLang, isContent }: DefinitionsProps) {
  const [first, ...others] = sense.definitions
  const className = isContent ? 'def main' : 'def'
  const labels = hasLabels(sense) ? <SenseLabels sense={sense} lang={headwordLang} /> : null
  if (first === undefined) return labels === null ? null : <p className="def">{labels}</p>
  return (
    <>
      <p className={className}>
        {labels}
        <Definition of={first} />
      </p>
      {others.map((definition) => (
        <p key={definition.definition} className={className}>
          <Definition of={definition} />
        </p>
      ))}
    </>
  )
}

const Definition = ({ of: { lang, definition } }: { of: Sense['definitions'][number] }) => (
  <span lang={htmlLang(lang)}>
    <InlineText text={definition} />
  </span>
)

const hasLabels = ({ senseLabel, pos, ipa, scopes, registers, geography, grammar, inflections, notes }: Sense) =>
  senseLabel !== undefined || [pos, ipa, scopes, registers, geography, grammar, inflections, notes].some((list) => list.length > 0)

function SenseLabels({ sense, lang }: { sense: Sense; lang: LanguageId }) {
  return (
    <>
      <PosLabels of={sense} />
      <UsageLabels of={sense} />
      {sense.senseLabel === undefined ? null : <span className="gram">{`${sense.senseLabel} `}</span>}
      <GrammarLabels of={sense} />
      <Pronunciation ipa={sense.ipa} lang={lang} />
      <Notes texts={sense.notes} />
    </>
  )
}
