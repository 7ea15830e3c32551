import type { AutocompleteAnswer } from '#shared/api/autocomplete.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { type KeywordAnswer, narrowedAnswer } from '#shared/search/autocomplete-state.ts'

/** The answer that this browser already holds to a keyword, if any. */
export type HeldAnswer = (keyword: string) => AutocompleteAnswer | undefined

/** The words for `keyword` made from what is held for its beginnings, the longest first; undefined when only the server can say. Spec: AC-032. */
export function answerFromEarlier(keyword: string, source: LanguageId | undefined, held: HeldAnswer): AutocompleteAnswer | undefined {
  return beginningsOf([...keyword])
    .map((beginning): KeywordAnswer | undefined => {
      const answer = held(beginning)
      return answer && { keyword: beginning, answer }
    })
    .map((earlier) => earlier && narrowedAnswer(keyword, source, earlier))
    .find((answer) => answer !== undefined)
}

const beginningsOf = (characters: readonly string[]) =>
  characters
    .map((_, index) => characters.slice(0, index).join(''))
    .filter((beginning) => beginning === beginning.trim() && beginning !== '')
    .toReversed()
