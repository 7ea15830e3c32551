import type { PageContext } from '#client/page-context.ts'
import { offersPair, otherPairsOf } from '#client/search/language-choices.ts'
import { pairOf } from '#client/search/search-languages.ts'
import type { WaysOn } from '#client/search/search-outcome.ts'
import { type AnySearch, searchRequest } from '#client/search/search-request.ts'
import type { Suggestions } from '#client/search/suggestions.ts'
import { type Suggestion, searchAutocomplete } from '#shared/api/autocomplete.ts'
import { callApi } from '#shared/api/call-api.ts'
import { swapped } from '#shared/language/language-pair.ts'
import { hasWords } from './run-search.ts'
import { searchAccess } from './search-access.ts'
import type { SearchLists } from './search-lists.ts'

type Given = { suggestions: Suggestions | undefined; lists: SearchLists }

/** Where a reader may go on from a search that found nothing. What cannot be had is not offered. */
export async function waysOn(page: PageContext, search: AnySearch, { suggestions, lists }: Given): Promise<WaysOn> {
  const isPairOffered = isOffered(search, lists)
  if (!isPairOffered) return { nearby: [], otherDirection: undefined, isPairOffered, otherPairs: otherPairsOf(search, lists.pairs) }
  const suggested = suggestions?.status === 'success' ? suggestions.answer.result.slice(0, NEARBY) : []
  const [nearby, otherDirection] = await Promise.all([
    suggested.length > 0 ? suggested : wordsLike(page, search),
    otherDirectionOf(page, search),
  ])
  return { nearby, otherDirection, isPairOffered, otherPairs: [] }
}

function isOffered(search: AnySearch, { pairs }: SearchLists): boolean {
  const pair = pairOf(search)
  return search.type !== 'language-pair' || pair === undefined || pairs.length === 0 || offersPair(pairs, pair)
}

/** How many words are offered instead of one that was not found. */
const NEARBY = 3

/** How much of a word's end may be misspelt or inflected, and how much must be left of it to be a beginning at all. */
const LETTERS_OFF = [1, 2, 3]
const SHORTEST_BEGINNING = 3

/** Words that begin as this one does, with the longest beginning that there is a word for. */
async function wordsLike(page: PageContext, search: AnySearch): Promise<readonly Suggestion[]> {
  const letters = [...search.key]
  const beginnings = LETTERS_OFF.map((off) => letters.slice(0, -off).join('').trim()).filter(
    (text) => [...text].length >= SHORTEST_BEGINNING,
  )
  const answers = await Promise.all(beginnings.map((key) => wordsThatBegin(page, { ...search, key })))
  return answers.find((words) => words.length > 0) ?? []
}

const wordsThatBegin = (page: PageContext, search: AnySearch): Promise<readonly Suggestion[]> =>
  callApi(page.api, searchAutocomplete, { ...searchRequest(search, searchAccess(page)), limit: NEARBY }).then(
    ({ result }) => result,
    () => [],
  )

/** Only a search that was asked in one direction has not looked there (SRCH-043). */
async function otherDirectionOf(page: PageContext, search: AnySearch): Promise<AnySearch | undefined> {
  if (!search.unidir) return undefined
  const turned = turnedSearch(search)
  return turned !== undefined && (await hasWords(page, turned)) ? turned : undefined
}

function turnedSearch({ linkType: _, ...search }: AnySearch): AnySearch | undefined {
  if (search.type === 'language-pair') return { ...swapped(search), unidir: false }
  return search.langs.type === 'pair' ? { ...search, langs: swapped(search.langs), unidir: false } : undefined
}
