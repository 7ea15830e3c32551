import { htmlLang } from '#client/i18n/html-lang.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as m from '#messages'
import type { Example } from '#shared/entry/sense-schema.ts'
import type { EntryReading } from '../entry-reading.ts'
import { InlineText } from '../parts/inline-text.tsx'
import { Notes } from '../parts/labels.tsx'
import { References } from './references.tsx'
import { ExampleTranslations } from './translations.tsx'

type ExamplesProps = { examples: readonly Example[]; reading: EntryReading }

/** Examples behind a summary that needs no JavaScript, open as the reader prefers (ENT-055, ENT-057). */
export function Examples({ examples, reading }: ExamplesProps) {
  if (examples.length === 0) return null
  const list = (
    <ul className="ex">
      {examples.map((example) => (
        <li key={example.text}>
          <ExampleText example={example} reading={reading} />
        </li>
      ))}
    </ul>
  )
  if (reading.dictionary?.hideAccordion) return list
  return (
    <details className="exs" open={reading.opensExamples}>
      <summary>
        <Icon name="chevron-right" />
        {m.ENTRY_EXAMPLES()} <span className="num">({examples.length})</span>
      </summary>
      {list}
    </details>
  )
}

function ExampleText({ example, reading }: { example: Example; reading: EntryReading }) {
  return (
    <>
      <i lang={htmlLang(example.lang ?? reading.headwordLang)}>
        <InlineText text={example.text} />
      </i>{' '}
      <ExampleTranslations translations={example.translations} />
      <Notes texts={example.postnotes} />
      <References references={example.reference} reading={reading} />
    </>
  )
}
