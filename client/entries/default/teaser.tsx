import * as m from '#messages'
import type { Word } from '#shared/entry/entry-schema.ts'
import type { EntryReading } from '../entry-reading.ts'
import { EntryHead, SourceLine } from './entry-head.tsx'
import { Senses } from './sense-view.tsx'

type TeaserProps = { word: Word; reading: EntryReading; headingId: string }

/** The start of a premium entry, faded, with what a subscription opens (ENT-048 … ENT-051). Faded text has no links. */
export function Teaser({ word, reading, headingId }: TeaserProps) {
  const unlinked = { ...reading, wordHref: () => undefined, referenceHref: () => undefined }
  return (
    <>
      <SourceLine word={word} dictionary={reading.dictionary} locale={reading.locale} />
      <div className="fade">
        <EntryHead word={word} reading={unlinked} headingId={headingId} />
        <Senses senses={word.senses} reading={unlinked} />
      </div>
      <div className="cta">
        <p>
          <b>{m.PREMIUM_TEASER_TEXT()}</b> {m.PREMIUM_BENEFITS_INTRO()}
        </p>
        <ul>
          <li>{m.PREMIUM_BENEFIT_DICTIONARIES()}</li>
          <li>{m.PREMIUM_BENEFIT_ENTRIES()}</li>
        </ul>
        <p className="row">
          <a className="btn pri" href="/get-access">
            {m.PREMIUM_READ_MORE()}
          </a>
        </p>
      </div>
    </>
  )
}
