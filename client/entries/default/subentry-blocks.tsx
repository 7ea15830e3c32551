import { htmlLang } from '#client/i18n/html-lang.ts'
import type { Word } from '#shared/entry/entry-schema.ts'
import type { SubentryBlock } from '#shared/entry/sense-schema.ts'
import type { EntryReading } from '../entry-reading.ts'
import { GenderLabel } from '../parts/gender-label.tsx'
import { InlineText } from '../parts/inline-text.tsx'
import { GrammarLabels, Notes, PosLabels, UsageLabels } from '../parts/labels.tsx'
import { Senses, SenseView } from './sense-view.tsx'

type BlocksProps = { blocks: readonly SubentryBlock[]; reading: EntryReading }

/** Phrases and compounds under an entry or a sense; headings unless the dictionary turns them off (ENT-035, ENT-057). */
export function SubentryBlocks({ blocks, reading }: BlocksProps) {
  const showsHeadings = reading.dictionary?.showHeadings ?? true
  return blocks.map(({ title, subentries }) => (
    <section key={title ?? subentries[0]?.id} className="blk">
      {showsHeadings && title !== undefined ? <h3>{title}</h3> : null}
      {subentries.map((word) => (
        <Subentry key={word.id} word={word} reading={reading} />
      ))}
    </section>
  ))
}

function Subentry({ word, reading }: { word: Word; reading: EntryReading }) {
  const [only, ...others] = word.senses
  return (
    <div className="subentry">
      <p className="subhead">
        <b lang={htmlLang(word.lang)}>
          <InlineText text={word.headword} />
        </b>{' '}
        <GenderLabel gender={word.gender} />
        <PosLabels of={word} />
        <GrammarLabels of={word} />
        <UsageLabels of={word} />
        <Notes texts={word.notes} />
      </p>
      <div className="subbody">
        {only !== undefined && others.length === 0 ? (
          <SenseView sense={only} reading={reading} />
        ) : (
          <Senses senses={word.senses} reading={reading} />
        )}
        <SubentryBlocks blocks={word.subentry_blocks} reading={reading} />
      </div>
    </div>
  )
}
