import { Fragment } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import * as m from '#messages'
import { referenceGroups, referenceTarget } from '#shared/entry/reference-groups.ts'
import type { Reference } from '#shared/entry/translation-schema.ts'
import { PRECEDING_TEXT_TAGS, TRAILING_TEXT_TAGS } from '#shared/text/allowed-html.ts'
import type { EntryReading } from '../entry-reading.ts'
import { InlineText } from '../parts/inline-text.tsx'
import { WordOrLink } from '../parts/word-or-link.tsx'

/** References as see, compare and as they are, in this order (REF-004). */
export function References({ references, reading }: { references: readonly Reference[]; reading: EntryReading }) {
  if (references.length === 0) return null
  return (
    <dl className="refs">
      <ReferenceGroups references={references} reading={reading} />
    </dl>
  )
}

/** The groups without their list, for lists that hold synonyms too. */
export function ReferenceGroups({ references, reading }: { references: readonly Reference[]; reading: EntryReading }) {
  return referenceGroups(references).map(({ name, references: group }) =>
    name === 'as-is' ? (
      group.map((reference) => <AsIs key={`${reference.prec_text}${reference.target}`} reference={reference} reading={reading} />)
    ) : (
      <ReferenceGroup
        key={name}
        heading={name === 'see' ? m.REFERENCE_SEE() : m.REFERENCE_COMPARE()}
        references={group}
        reading={reading}
      />
    ),
  )
}

type GroupProps = { heading: string; references: readonly Reference[]; reading: EntryReading }

function ReferenceGroup({ heading, references, reading }: GroupProps) {
  return (
    <>
      <dt>{heading}</dt>
      <dd>
        {references.map((reference) => (
          <Fragment key={`${reference.lang}${reference.target}`}>
            <ReferenceTarget reference={reference} reading={reading} />{' '}
          </Fragment>
        ))}
      </dd>
    </>
  )
}

function AsIs({ reference, reading }: { reference: Reference; reading: EntryReading }) {
  return (
    <>
      <dt>
        <InlineText text={reference.prec_text ?? ''} allowed={PRECEDING_TEXT_TAGS} />
      </dt>
      <dd>
        <ReferenceTarget reference={reference} reading={reading} />
      </dd>
    </>
  )
}

/** Its own web address wins over the search for the word (REF-007); it opens in a new window (NAV-002). */
function ReferenceTarget({ reference, reading }: { reference: Reference; reading: EntryReading }) {
  const { target, lang, tail } = reference
  const leadsTo = referenceTarget(reference)
  return (
    <span>
      {leadsTo.type === 'url' ? (
        <a href={leadsTo.url} target="_blank" rel="noopener noreferrer nofollow">
          {target} <Icon name="external-link" />
        </a>
      ) : null}
      {leadsTo.type === 'word' ? <WordOrLink text={target} lang={lang} href={reading.referenceHref(target, lang)} /> : null}
      {tail === undefined ? null : <InlineText text={` ${tail}`} allowed={TRAILING_TEXT_TAGS} />}
    </span>
  )
}
