import type { LanguageId } from '#shared/language/language-id.ts'
import type { EntryFacts } from './entry-facts.ts'

/** A distinct (language, headword) and what all dictionaries together say of it. */
export type Headword = {
  /** Its place in the table. */
  readonly id: number
  readonly lang: LanguageId
  readonly text: string
  senses: number
  translations: number
  dictionaries: number
  lastDictionary: number
  /** Whether every entry of it is a name. */
  isName: boolean
}

/** Numbers the headwords of all dictionaries and sums up what is known of each. */
export type HeadwordTable = {
  /** Counts one entry of a dictionary for one of its forms and answers the form's number. Dictionaries come one after the other. */
  add: (form: string, dictionary: number, facts: EntryFacts) => number
  headwords: readonly Headword[]
}

export function createHeadwordTable(): HeadwordTable {
  const headwords: Headword[] = []
  const byLanguage = new Map<LanguageId, Map<string, Headword>>()

  const headwordOf = (text: string, lang: LanguageId) => {
    const ofLanguage = byLanguage.get(lang) ?? new Map<string, Headword>()
    if (ofLanguage.size === 0) byLanguage.set(lang, ofLanguage)
    const known = ofLanguage.get(text)
    if (known) return known
    const headword = { id: headwords.length, lang, text, senses: 0, translations: 0, dictionaries: 0, lastDictionary: -1, isName: true }
    headwords.push(headword)
    ofLanguage.set(text, headword)
    return headword
  }

  return {
    headwords,
    add(form, dictionary, { src, senses, translations, isName }) {
      const headword = headwordOf(form, src)
      headword.senses += senses
      headword.translations += translations
      headword.isName &&= isName
      if (headword.lastDictionary !== dictionary) headword.dictionaries += 1
      headword.lastDictionary = dictionary
      return headword.id
    },
  }
}
