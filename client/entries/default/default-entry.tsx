import type { Word } from '#shared/entry/entry-schema.ts'
import { isLocked } from '#shared/entry/premium-lock.ts'
import type { EntryReading } from '../entry-reading.ts'
import { EntryFoot } from './entry-foot.tsx'
import { EntryHead, SourceLine } from './entry-head.tsx'
import { Etymology } from './etymology.tsx'
import { Images } from './images.tsx'
import { Infoboxes } from './infoboxes.tsx'
import { RelatedWords } from './related-words.tsx'
import { Senses } from './sense-view.tsx'
import { SubentryBlocks } from './subentry-blocks.tsx'

type DefaultEntryProps = { word: Word; reading: EntryReading; headingId: string }

/** The default renderer: source line, head, senses, references, sub-entries, margin, foot. */
export function DefaultEntry({ word, reading, headingId }: DefaultEntryProps) {
  const { dictionary } = reading
  return (
    <>
      <SourceLine word={word} dictionary={dictionary} locale={reading.locale} />
      <EntryHead word={word} reading={reading} headingId={headingId} isLocked={isLocked(word, reading)} />
      <Senses senses={word.senses} reading={reading} />
      <RelatedWords of={word} reading={reading} />
      <SubentryBlocks blocks={word.subentry_blocks} reading={reading} />
      {hasMargin(word) ? (
        <div className="side">
          <Infoboxes infoboxes={word.infoboxes} />
          <Images images={word.images} dictionary={dictionary} headword={word.clean_headword} />
          <Etymology text={word.etymology} dictionary={dictionary} />
        </div>
      ) : null}
      <EntryFoot word={word} dictionary={dictionary} />
    </>
  )
}

/** Whether an entry has something for its margin; its columns are told by this, as the margin comes last in the document. */
export const hasMargin = ({ infoboxes, images, etymology }: Word) => infoboxes.length + images.length > 0 || etymology !== undefined
