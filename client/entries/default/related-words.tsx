import { Fragment } from 'react'
import * as m from '#messages'
import type { Reference } from '#shared/entry/translation-schema.ts'
import type { EntryReading } from '../entry-reading.ts'
import { WordOrLink } from '../parts/word-or-link.tsx'
import { ReferenceGroups } from './references.tsx'

type Related = { synonyms: readonly string[]; antonyms: readonly string[]; reference: readonly Reference[] }

/** Synonyms, antonyms and references on one line of labels and links. Synonyms are of the headword's language. */
export function RelatedWords({ of: { synonyms, antonyms, reference }, reading }: { of: Related; reading: EntryReading }) {
  if (synonyms.length + antonyms.length + reference.length === 0) return null
  return (
    <dl className="refs">
      <Words heading={m.ENTRY_SYNONYMS()} words={synonyms} reading={reading} />
      <Words heading={m.ENTRY_ANTONYMS()} words={antonyms} reading={reading} />
      <ReferenceGroups references={reference} reading={reading} />
    </dl>
  )
}

type WordsProps = { heading: string; words: readonly string[]; reading: EntryReading }

function Words({ heading, words, reading }: WordsProps) {
  if (words.length === 0) return null
  const lang = reading.headwordLang
  return (
    <>
      <dt>{heading}</dt>
      <dd>
        {words.map((word) => (
          <Fragment key={word}>
            <WordOrLink text={word} lang={lang} href={reading.wordHref(word, lang)} />{' '}
          </Fragment>
        ))}
      </dd>
    </>
  )
}
