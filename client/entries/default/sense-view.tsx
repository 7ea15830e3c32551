import type { Sense } from '#shared/entry/sense-schema.ts'
import type { EntryReading } from '../entry-reading.ts'
import { Definitions } from './definitions.tsx'
import { Etymology } from './etymology.tsx'
import { Examples } from './examples.tsx'
import { Infoboxes } from './infoboxes.tsx'
import { RelatedWords } from './related-words.tsx'
import { SubentryBlocks } from './subentry-blocks.tsx'
import { Translations } from './translations.tsx'

type SenseViewProps = { sense: Sense; reading: EntryReading }

/** One sense, without its number: what it means, how it is said in the other language, how it is used (ENT-035). */
export function SenseView({ sense, reading }: SenseViewProps) {
  return (
    <>
      <Definitions sense={sense} headwordLang={reading.headwordLang} />
      <Translations translations={sense.translations} reading={reading} />
      <Examples examples={sense.examples} reading={reading} />
      <RelatedWords of={sense} reading={reading} />
      <SubSenses senses={sense.senses} reading={reading} />
      <SubentryBlocks blocks={sense.subentry_blocks} reading={reading} />
      <Infoboxes infoboxes={sense.infoboxes} />
      <Etymology text={sense.etymology} dictionary={reading.dictionary} />
    </>
  )
}

/** Sub-senses, lettered a, b, c by a counter (ENT-034). */
function SubSenses({ senses, reading }: { senses: readonly Sense[]; reading: EntryReading }) {
  if (senses.length === 0) return null
  return (
    <ol className="subs">
      {senses.map((sense) => (
        <li key={sense.id} className="sub">
          <SenseView sense={sense} reading={reading} />
        </li>
      ))}
    </ol>
  )
}
