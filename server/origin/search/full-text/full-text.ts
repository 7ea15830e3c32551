import type { Kwic } from '#shared/api/full-text.ts'
import type { WordInput } from '#shared/entry/entry-schema.ts'
import { entryText } from '#shared/entry/entry-text.ts'
import { plainTextOf } from '#shared/entry/inline-markup.ts'
import { MATCH_COUNT_CAP } from '#shared/search/limits.ts'
import type { Database } from '../../storage/database.ts'
import type { AskedScope } from '../asked-scopes.ts'
import { type Catalogue, type CatalogueDictionary, isVisibleTo } from '../catalogue.ts'
import { wordOf } from '../words.ts'
import { entryByKey, fullTextPage, fullTextTotal, type StoredEntryRow } from './full-text-queries.ts'
import { type FullTextTerm, parseFullTextQuery } from './full-text-query.ts'
import { keywordInContext } from './kwic.ts'
import { type MarkRule, matchExpression } from './match-expression.ts'

export type FullTextRequest = { catalogue: Catalogue; scopes: readonly AskedScope[]; keyword: string; hasPremium: boolean }
export type FullTextPage = { start: number; limit: number; contextLimit: number }

/** Marks count when anything has them as typed; else they are passed over, so that `aiti` finds *äiti* and `saa` does not find *sää*. */
const MARK_RULES: readonly MarkRule[] = ['as typed', 'passed over']

/**
 * A page of the entries in whose text the keyword is, in rank order. A start that is on no page is taken for the page that it falls in,
 * or for the last one. Spec: search §7, §9 (FT-002, FT-005, FT-009, FT-014).
 */
export async function fullTextHits(lexicon: Database, request: FullTextRequest, page: FullTextPage): Promise<Kwic[]> {
  const terms = parseFullTextQuery(request.keyword)
  if (terms.length === 0 || request.scopes.length === 0) return []
  for (const marks of MARK_RULES) {
    const rows = await pageOrLast(lexicon, matchExpression(terms, { ...request, marks }), page)
    if (rows.length > 0) return rows.flatMap((row) => kwicOf(row, request, { terms, marks, contextLimit: page.contextLimit }))
  }
  return []
}

/** How many entries have the keyword in their text; one more than the cap means that there are more. Spec: search §7, §9 (FT-008, FT-014). */
export async function fullTextHitCount(lexicon: Database, request: FullTextRequest): Promise<number> {
  const terms = parseFullTextQuery(request.keyword)
  if (terms.length === 0 || request.scopes.length === 0) return 0
  for (const marks of MARK_RULES) {
    const total = await fullTextTotal(lexicon, matchExpression(terms, { ...request, marks }), MATCH_COUNT_CAP + 1)
    if (total > 0) return total
  }
  return 0
}

/** The entry of a hit as a search would answer it; undefined when there is none that the caller may know of. Spec: search §7 (FT-007). */
export async function fullTextEntryOf(
  lexicon: Database,
  source: string,
  caller: { catalogue: Catalogue; teamId: string | undefined; hasPremium: boolean },
): Promise<unknown> {
  const row = await entryByKey(lexicon, source)
  const dictionary = row && caller.catalogue.dictionaries.get(row.dictionary)
  return dictionary && isVisibleTo(caller.teamId, dictionary) ? wordFor(row, dictionary, caller.hasPremium) : undefined
}

async function pageOrLast(lexicon: Database, expression: string, { start, limit }: FullTextPage): Promise<StoredEntryRow[]> {
  const pageAt = (position: number) => {
    const offset = Math.floor(Math.min(position, MATCH_COUNT_CAP - 1) / limit) * limit
    return fullTextPage(lexicon, expression, { limit: Math.min(limit, MATCH_COUNT_CAP - offset), offset })
  }
  const rows = await pageAt(start)
  if (rows.length > 0 || start === 0) return rows
  const total = await fullTextTotal(lexicon, expression, MATCH_COUNT_CAP)
  return total === 0 ? [] : pageAt(total - 1)
}

type Match = { terms: readonly FullTextTerm[]; marks: MarkRule; contextLimit: number }

function kwicOf(row: StoredEntryRow, { catalogue, hasPremium }: FullTextRequest, match: Match): Kwic[] {
  const dictionary = catalogue.dictionaries.get(row.dictionary)
  if (!dictionary) return []
  const word = wordFor(row, dictionary, hasPremium)
  const { lang, ...context } = keywordInContext(entryText(word), match)
  return [
    {
      clean_headword: plainTextOf(word.clean_headword),
      ...context,
      entryRef: row.key,
      lang: word.lang,
      ...(lang !== undefined && lang !== word.lang ? { textLang: lang } : {}),
      ...(word.dictionary ? { dictionary: word.dictionary } : {}),
      ...(word.dict_type === undefined ? {} : { dict_type: word.dict_type }),
    },
  ]
}

/** What the caller may read of an entry: of a premium one without premium its teaser. */
function wordFor({ key, body }: StoredEntryRow, dictionary: CatalogueDictionary, hasPremium: boolean): WordInput {
  // An entry as our own index wrote it, from a word that passed the schema; some say themselves that they are premium.
  const { dict_type } = JSON.parse(body) as WordInput
  return wordOf({ key, body, lock: Number(dict_type === 'premium'), dictionary }, hasPremium) as WordInput
}
