import type { Suggestion } from '#shared/api/autocomplete.ts'
import type { Lemma } from '#shared/api/lemmas.ts'
import type { ReverseMatch } from '#shared/api/ways-on.ts'
import type { Word } from '#shared/entry/entry-schema.ts'
import type { LanguagePair } from '#shared/language/language-pair.ts'
import type { ResultStatus, SearchError } from '#shared/search/result-status.ts'
import type { FullTextPage } from './full-text-page.ts'
import type { AnySearch } from './search-request.ts'

/** How a search ended. */
export type SearchOutcome = {
  status: ResultStatus
  words: readonly Word[]
  error: SearchError | undefined
  /** The page of hits of a full-text search. */
  fullText?: FullTextPage
  /** What is offered instead of a word that was not found; may still be on the way when the page is drawn. */
  waysOn: WaysOn | Promise<WaysOn>
  machineTranslation?: MachineTranslation
}

/** What a search that found nothing offers instead, each list likeliest first. */
export type WaysOn = {
  baseForms: readonly Lemma[]
  didYouMean: readonly Suggestion[]
  /** Words that begin as the word does. */
  beginsAlike: readonly Suggestion[]
  /** The parts of a compound, in order. */
  parts: readonly Lemma[]
  /** Headwords that the word translates. */
  translations: readonly ReverseMatch[]
  elsewhere: readonly PlaceOfWord[]
  /** The same word in the other direction, where a search in one direction has passed it by. */
  otherDirection: AnySearch | undefined
  /** Whether any dictionary has this pair of languages; if not, pairs to choose instead. */
  isPairOffered: boolean
  otherPairs: readonly LanguagePair[]
}

/** A direction or a dictionary that has the word, and the search for it there. */
export type PlaceOfWord = LanguagePair & { href: string; dictionary?: string; dict_type?: string }

export const NO_WAYS_ON: WaysOn = {
  baseForms: [],
  didYouMean: [],
  beginsAlike: [],
  parts: [],
  translations: [],
  elsewhere: [],
  otherDirection: undefined,
  isPairOffered: true,
  otherPairs: [],
}

/** A machine's translation of a word that was not found: offered at an address, or asked for (MT-004, MT-005). */
export type MachineTranslation =
  | { status: 'offered'; href: string }
  | { status: 'translated'; translations: readonly string[]; provider: string }
  | { status: 'error' }
