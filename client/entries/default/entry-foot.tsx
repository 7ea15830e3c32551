import * as m from '#messages'
import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import { sourceHref } from '#shared/dictionary/source-link.ts'
import type { Word } from '#shared/entry/entry-schema.ts'

/** Whose words these are and under which licence, with the way to the whole list (ENT-037). */
export function EntryFoot({ word, dictionary }: { word: Word; dictionary: Dictionary | undefined }) {
  const { copyright, licence } = dictionary ?? {}
  const owner = copyright ?? licence?.attribution
  return (
    <p className="efoot">
      {owner === undefined ? null : <span>{owner}</span>}{' '}
      {dictionary === undefined || licence === undefined ? null : (
        <a href={sourceHref(dictionary.id)}>{licenceText(licence.name, owner)}</a>
      )}{' '}
      {word.term_source === undefined ? null : <span>{m.ENTRY_TERM_SOURCE({ source: word.term_source })}</span>}{' '}
      {word.project === undefined ? null : <span>{m.ENTRY_PROJECT({ project: word.project })}</span>}
    </p>
  )
}

/** The attribution often names the licence already. */
const licenceText = (licence: string, owner = '') => (owner.includes(licence) ? m.DICTIONARIES_ABOUT() : m.ENTRY_LICENCE({ licence }))
