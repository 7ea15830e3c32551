import type { Word } from '#shared/entry/entry-schema.ts'
import { isTeaser } from '#shared/entry/premium-lock.ts'
import { DefaultEntry, hasMargin } from './default/default-entry.tsx'
import { Teaser } from './default/teaser.tsx'
import { anchorOf } from './entry-anchor.ts'
import type { EntryReading } from './entry-reading.ts'

/** One entry of the results, by the renderer its dictionary and kind ask for (ENT-001, ENT-049, ENT-053, ENT-078). */
export function EntryView({ word, reading }: { word: Word; reading: EntryReading }) {
  const anchor = anchorOf(word)
  const headingId = `h-${anchor}`
  const Renderer = isTeaser(word) ? Teaser : DefaultEntry
  return (
    <article className={classOf(word)} id={anchor} aria-labelledby={headingId}>
      <Renderer word={word} reading={{ ...reading, headwordLang: word.lang }} headingId={headingId} />
    </article>
  )
}

const classOf = (word: Word) =>
  ['entry', isTeaser(word) ? 'teaser' : hasMargin(word) ? 'with-side' : '', word.state === 'unpublished' ? 'req' : '']
    .filter(Boolean)
    .join(' ')
