import type { PageContext } from '#client/page-context.ts'
import { offersPair, otherPairsOf } from '#client/search/language-choices.ts'
import { pairOf } from '#client/search/search-languages.ts'
import { NO_WAYS_ON, type PlaceOfWord, type WaysOn } from '#client/search/search-outcome.ts'
import { type AnySearch, searchRequest } from '#client/search/search-request.ts'
import type { Suggestions } from '#client/search/suggestions.ts'
import type { Suggestion } from '#shared/api/autocomplete.ts'
import { callApi } from '#shared/api/call-api.ts'
import { type Elsewhere, searchWaysOn } from '#shared/api/ways-on.ts'
import { contextOfDictionary } from '#shared/dictionary/dictionary-context.ts'
import { dictionaryTitle } from '#shared/dictionary/dictionary-title.ts'
import { isSamePair, swapped } from '#shared/language/language-pair.ts'
import { ownLanguages } from '#shared/search/dictionary-languages.ts'
import { buildSearchUrl } from '#shared/search/search-url.ts'
import { hasWords } from './run-search.ts'
import { mayOpenDictionaries, searchAccess } from './search-access.ts'
import type { SearchLists } from './search-lists.ts'

/** How many words stand for many. */
const NEARBY = 3

type Given = { suggestions: Promise<Suggestions>; lists: SearchLists }

/** Where a reader may go on from a search that found nothing. What cannot be had is not offered. */
export async function waysOn(page: PageContext, search: AnySearch, { suggestions, lists }: Given): Promise<WaysOn> {
  if (!isOffered(search, lists)) return { ...NO_WAYS_ON, isPairOffered: false, otherPairs: otherPairsOf(search, lists.pairs) }
  const [found, otherDirection] = await Promise.all([askWaysOn(page, search), otherDirectionOf(page, search)])
  const { didYouMean, baseForms, parts, translations } = found
  const isNear = didYouMean.length > 0 || baseForms.length > 0
  return {
    ...NO_WAYS_ON,
    baseForms,
    // Beside a base form a misspelling is unlikely.
    didYouMean: withoutHeadwords(didYouMean, baseForms).slice(0, baseForms.length > 0 ? NEARBY : didYouMean.length),
    beginsAlike: isNear ? [] : await wordsThatBeginAlike(suggestions),
    parts: withoutHeadwords(parts, baseForms),
    translations,
    elsewhere: placesOf(page, search, { elsewhere: found.elsewhere, lists, otherDirection }),
    otherDirection,
  }
}

/** Whether any dictionary has the pair. */
function isOffered(search: AnySearch, { pairs }: SearchLists): boolean {
  const pair = pairOf(search)
  return search.type !== 'language-pair' || pair === undefined || pairs.length === 0 || offersPair(pairs, pair)
}

const NOTHING = { didYouMean: [], baseForms: [], parts: [], translations: [], elsewhere: [] }

const askWaysOn = (page: PageContext, search: AnySearch) =>
  callApi(page.api, searchWaysOn, searchRequest(search, searchAccess(page))).catch(() => NOTHING)

type Headword = Pick<Suggestion, 'headword' | 'lang'>

/** A word is offered once, for the best reason. */
const withoutHeadwords = <Word extends Headword>(words: readonly Word[], offered: readonly Headword[]): Word[] =>
  words.filter((word) => !offered.some(({ headword, lang }) => headword === word.headword && lang === word.lang))

async function wordsThatBeginAlike(suggestions: Promise<Suggestions>): Promise<readonly Suggestion[]> {
  const answered = await suggestions
  return answered.status === 'success' ? answered.answer.result.slice(0, NEARBY) : []
}

type Places = { elsewhere: readonly Elsewhere[]; lists: SearchLists; otherDirection: AnySearch | undefined }

/** Directions and dictionaries as links; no dictionary's own URL for visitors whom its guard would turn away (URL-042). */
function placesOf(page: PageContext, search: AnySearch, { elsewhere, lists, otherDirection }: Places): PlaceOfWord[] {
  const told = otherDirection && pairOf(otherDirection)
  return elsewhere.flatMap((place) => {
    if (place.dictionary !== undefined) return mayOpenDictionaries(page) ? dictionaryPlace(page, search, { place, lists }) : []
    return told !== undefined && isSamePair(told, place) ? [] : [pairPlace(search, place)]
  })
}

function pairPlace({ key, workmode }: AnySearch, { fromId, toId, dict_type }: Elsewhere): PlaceOfWord {
  const href = buildSearchUrl({ type: 'language-pair', fromId, toId, key, workmode })
  return { fromId, toId, href, ...(dict_type === undefined ? {} : { dict_type }) }
}

/** A dictionary of two languages is opened in the direction that has the word, any other in its own languages. */
function dictionaryPlace(
  page: PageContext,
  { key, workmode }: AnySearch,
  { place, lists }: { place: Elsewhere; lists: SearchLists },
): PlaceOfWord[] {
  const { fromId, toId, dict_type } = place
  const dictionary = lists.dictionaries.find(({ id }) => id === place.dictionary?.id)
  if (dictionary === undefined) return []
  const langs =
    dictionary.type === 'biDirectional' ? ({ type: 'pair', fromId, toId } as const) : ownLanguages(contextOfDictionary(dictionary))
  const href = buildSearchUrl({ type: 'dictionary', dictionaryId: dictionary.id, langs, key, workmode })
  return [
    { fromId, toId, href, dictionary: dictionaryTitle(dictionary.title, page.locale), ...(dict_type === undefined ? {} : { dict_type }) },
  ]
}

/** Only a search that was asked in one direction has not looked there (SRCH-043). */
async function otherDirectionOf(page: PageContext, search: AnySearch): Promise<AnySearch | undefined> {
  if (!search.unidir) return undefined
  const turned = turnedSearch(search)
  return turned !== undefined && (await hasWords(page, turned)) ? turned : undefined
}

/** The headword search the other way round. */
function turnedSearch({ linkType: _, ...search }: AnySearch): AnySearch | undefined {
  const fields = { unidir: false, searchMode: 'default' } as const
  if (search.type === 'language-pair') return { ...search, ...swapped(search), ...fields }
  return search.langs.type === 'pair' ? { ...search, type: 'dictionary', langs: swapped(search.langs), ...fields } : undefined
}
