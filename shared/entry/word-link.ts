import type { DictionaryContext } from '#shared/dictionary/dictionary-context.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import type { LanguagePair } from '#shared/language/language-pair.ts'
import { ownLanguages } from '#shared/search/dictionary-languages.ts'
import { cleanKeyword, keywordIssue } from '#shared/search/keyword-rules.ts'
import type { SearchLanguages } from '#shared/search/search-route.ts'
import { buildSearchUrl } from '#shared/search/search-url.ts'
import { pairOfSuggestion } from '#shared/search/suggestion-groups.ts'

/** The view that an entry is drawn in. `allowWordLinks` belongs to the page (ENT-066). */
export type LinkView = {
  allowWordLinks: boolean
  /** The current languages, also of a dictionary view, as the pair that leaves it. */
  pair: LanguagePair
  /** Set on the dictionary tab: what is searched there. */
  dictionary?: { context: DictionaryContext; langs: SearchLanguages }
  workmode?: string
}

export type LinkedWord = { word: string; lang: LanguageId }

/**
 * Where a word inside an entry leads, or undefined where words are no links. The word's own language becomes the source.
 * A dictionary that does not have the word's direction is left for the language pair. Spec: entries §2, §6 (ENT-063 … ENT-065).
 */
export function wordLink({ word, lang }: LinkedWord, view: LinkView): string | undefined {
  const key = cleanKeyword(word)
  if (!view.allowWordLinks || key === '' || keywordIssue(key)) return undefined

  const fields = { key, linkType: 'inner-link', ...(view.workmode ? { workmode: view.workmode } : {}) } as const
  const inDictionary = view.dictionary && dictionaryLanguages(lang, view.dictionary)
  if (!view.dictionary || !inDictionary) return buildSearchUrl({ ...fields, type: 'language-pair', ...pairOfSuggestion(lang, view.pair) })
  const { id, kind } = view.dictionary.context
  return buildSearchUrl({ ...fields, type: 'dictionary', dictionaryId: id, kind, langs: inDictionary })
}

/** The languages to look the word up with in the dictionary, or undefined when it has none for that. */
function dictionaryLanguages(
  lang: LanguageId,
  { context, langs }: { context: DictionaryContext; langs: SearchLanguages },
): SearchLanguages | undefined {
  if (!context.langs.includes(lang)) return undefined
  if (langs.type === 'all') return langs
  if (langs.type === 'list') return langs.ids.includes(lang) ? langs : { type: 'list', ids: [lang, ...langs.ids] }
  const pair = pairOfSuggestion(lang, langs)
  const isTurned = pair.fromId !== langs.fromId
  return isTurned && context.type === 'monoDirectional' ? undefined : { type: 'pair', ...pair }
}

/**
 * Where a reference to a headword of the entry's own dictionary leads. Visitors without the dictionary tab get the language pair instead,
 * since a dictionary URL would end in no-access. Spec: entries §7 (REF-006), URL-042.
 */
export function referenceLink(
  target: LinkedWord,
  view: LinkView,
  { named, hasAdvancedSearch }: { named?: DictionaryContext; hasAdvancedSearch: boolean },
) {
  if (!hasAdvancedSearch) return wordLink(target, viewOf(view, undefined))
  return wordLink(target, viewOf(view, linkedDictionary(named, view.dictionary)))
}

type ViewedDictionary = NonNullable<LinkView['dictionary']>

const viewOf = ({ dictionary: _, ...view }: LinkView, dictionary: ViewedDictionary | undefined): LinkView =>
  dictionary ? { ...view, dictionary } : view

/** The dictionary that a link is drawn with: the one it names when that is another than the view's, else the view's own, which it then does not switch. Spec: search §4 (NAV-012). */
function linkedDictionary(named: DictionaryContext | undefined, current: ViewedDictionary | undefined): ViewedDictionary | undefined {
  if (!named || named.type === 'default' || named.id === current?.context.id) return current
  return { context: named, langs: ownLanguages(named) }
}
