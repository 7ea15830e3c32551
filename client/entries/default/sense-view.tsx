import type { Sense } from '#shared/entry/sense-schema.ts'
import type { EntryReading } from '../entry-reading.ts'
import { Definitions } from './definitions.tsx'
import { Etymology } from './etymology.tsx'
import { Examples } from './examples.tsx'
import { Infoboxes } from './infoboxes.tsx'
import { RelatedWords } from './related-words.tsx'
import { SubentryBlocks } from './subentry-blocks.tsx'
import { Translations } from './translations.tsx'

type SenseViewProps = {
  sense: Sense
  reading: EntryReading
  /** The sense above it has the translations: what it says only tells its uses apart. */
  isBelowTranslations?: boolean
}

/** One sense, without its number: what it means, how it is said in the other language, how it is used (ENT-035). */
export function SenseView({ sense, reading, isBelowTranslations = false }: SenseViewProps) {
  const hasOwn = sense.translations.length + sense.translationGroups.length > 0
  return (
    <>
      <Definitions sense={sense} headwordLang={reading.headwordLang} isContent={!isBelowTranslations && !isTranslated(sense)} />
      <Translations translations={sense.translations} reading={reading} />
      <Examples examples={sense.examples} reading={reading} />
      <RelatedWords of={sense} reading={reading} />
      <Senses senses={sense.senses} reading={reading} isSub isBelowTranslations={isBelowTranslations || hasOwn} />
      <SubentryBlocks blocks={sense.subentry_blocks} reading={reading} />
      <Infoboxes infoboxes={sense.infoboxes} />
      <Etymology text={sense.etymology} dictionary={reading.dictionary} />
    </>
  )
}

const isTranslated = ({ translations, translationGroups, senses }: Sense): boolean =>
  translations.length + translationGroups.length > 0 || senses.some(isTranslated)

type SensesProps = { senses: readonly Sense[]; reading: EntryReading; isSub?: boolean; isBelowTranslations?: boolean }

/** Senses, numbered; sub-senses, lettered. The style sheet counts, and leaves the number off where there is one only (ENT-033, ENT-034). */
export function Senses({ senses, reading, isSub = false, isBelowTranslations = false }: SensesProps) {
  if (senses.length === 0) return null
  return (
    <ol className={isSub ? 'subs' : senses.length > 1 ? 'senses' : 'senses lone'}>
      {senses.map((sense) => (
        <li key={sense.id} className={isSub ? 'sub' : 'sense'}>
          <SenseView sense={sense} reading={reading} isBelowTranslations={isBelowTranslations} />
        </li>
      ))}
    </ol>
  )
}
