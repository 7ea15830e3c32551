import { type LoaderFunctionArgs, redirect } from 'react-router'
import { type PageContext, pageContext } from '#client/page-context.ts'
import { dictionaryLookup } from '#shared/dictionary/dictionary-context.ts'
import { DETECT, isLanguageId } from '#shared/language/language-id.ts'
import { acceptLanguages, ownLanguages } from '#shared/search/dictionary-languages.ts'
import { cleanKeyword } from '#shared/search/keyword-rules.ts'
import { type LanguageSegment, readLanguageSegment } from '#shared/search/language-segment.ts'
import { SEARCH_MODES, type SearchMode } from '#shared/search/search-route.ts'
import { modeAfterPick } from '#shared/search/search-type.ts'
import { buildSearchUrl, type SearchTarget } from '#shared/search/search-url.ts'
import { detectLanguage } from './detect-language.ts'
import { type SearchLists, searchLists } from './search-lists.ts'

/** GET /search?from=fi&to=en&key=talo, as the search form sends it: goes to the search's own URL (URL-037), which names the language that was detected (LANG-055). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const lists = searchParams.get('dictionary') === null ? undefined : await searchLists(page)
  await nameSource(page, searchParams)
  return redirect(buildSearchUrl(formSearch(searchParams, page.brand.app.features.defaultLanguagePair, lists)), 303)
}

/** Puts the language of the word where it was left to us; one that is found in none stands in the brand's own pair. */
async function nameSource(page: PageContext, fields: URLSearchParams): Promise<void> {
  const toId = fields.get('to') ?? ''
  if (fields.get('from') !== DETECT || !isLanguageId(toId)) return
  const { defaultLanguagePair } = page.brand.app.features
  const usual = toId === defaultLanguagePair.fromId ? defaultLanguagePair.toId : defaultLanguagePair.fromId
  fields.set('from', (await detectLanguage(page, cleanKeyword(fields.get('key') ?? ''), toId)) ?? usual)
}

type Pair = Extract<SearchTarget, { type: 'language-pair' }>
type Fields = Pick<URLSearchParams, 'get' | 'getAll'>

/** The search that the form's fields stand for. What they leave out or misspell is the brand's own pair. */
export function formSearch(
  fields: Fields,
  fallback: Pick<Pair, 'fromId' | 'toId'>,
  lists: Pick<SearchLists, 'dictionaries' | 'groups'> | undefined,
): SearchTarget {
  const key = cleanKeyword(fields.get('key') ?? '')
  const from = fields.get('from') ?? ''
  const to = fields.get('to') ?? ''
  const searchMode = modeAsked(fields)
  const dictionary = lists && dictionaryLookup(lists)(fields.get('dictionary') ?? '')
  if (dictionary && dictionary.type !== 'default') {
    const segment = languagesAsked(from, to, fields.get('langs') ?? '')
    const langs = (segment && acceptLanguages(dictionary, segment)?.langs) ?? ownLanguages(dictionary)
    const scope = { dictionaryId: dictionary.id, kind: dictionary.kind, langs }
    return { type: 'dictionary', ...scope, key, searchMode: modeAfterPick(dictionary, searchMode) }
  }
  const pair = isLanguageId(from) && isLanguageId(to) ? { fromId: from, toId: to } : fallback
  return { type: 'language-pair', ...pair, key, searchMode }
}

/** The form says its own mode first and then that of the button pressed, which is the one that counts (SRCH-003). */
function modeAsked(fields: Fields): SearchMode {
  const asked = fields.getAll('searchMode').at(-1)
  return SEARCH_MODES.find((mode) => mode === asked) ?? 'default'
}

function languagesAsked(from: string, to: string, langs: string): LanguageSegment | undefined {
  if (isLanguageId(from) && isLanguageId(to)) return { form: 'ids', ids: [from, to] }
  return readLanguageSegment(langs)
}
