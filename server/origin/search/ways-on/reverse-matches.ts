import * as v from 'valibot'
import type { ReverseMatch } from '#shared/api/ways-on.ts'
import { type WordInput, WordSchema } from '#shared/entry/entry-schema.ts'
import { singleTranslations } from '#shared/entry/single-translations.ts'
import { teaserOf } from '#shared/entry/teaser.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { foldKey } from '#shared/search/search-keys.ts'
import type { Database } from '../../storage/database.ts'
import { askedDictionaries } from '../asked-dictionaries.ts'
import { MOST_WAYS, type WayRequest } from './way-request.ts'
import { type TranslatedRow, type TranslationKey, translatedRows } from './ways-on-queries.ts'

/** A request for more dictionaries and languages than this looks in the first ones only. */
const MOST_KEYS = 192

/**
 * Headwords one of whose translations is the word: first those that the asked language translates, then those that it is translated into.
 * Spec: decisions, "No result" (SRCH-052).
 */
export async function reverseMatches(lexicon: Database, asked: WayRequest): Promise<ReverseMatch[]> {
  const { request } = asked
  const rows = await translatedRows(lexicon, translationKeys(asked))
  const found = rows.filter(({ src }) => isAsked(src, request)).flatMap((row) => matchOf(row, asked))
  const unique = new Map(found.toReversed().map((match) => [`${match.lang} ${match.headword}`, match]))
  return found
    .filter((match) => unique.get(`${match.lang} ${match.headword}`) === match)
    .toSorted((a, b) => Number(b.lang === request.to) - Number(a.lang === request.to))
    .slice(0, MOST_WAYS)
}

function translationKeys({ catalogue, request, keyword }: WayRequest): TranslationKey[] {
  const languages = new Set<string>([request.from, request.to, ...request.entryLangs].filter((lang) => lang !== undefined))
  const isEvery = languages.size === 0 || languages.has('all')
  return askedDictionaries(catalogue, request)
    .flatMap(({ id, body }) => body.langs.filter((lang) => isEvery || languages.has(lang)).map((lang) => [id, lang] as const))
    .map(([id, lang]): TranslationKey => [id, lang, foldKey(keyword, lang)])
    .filter(([, , key]) => key !== '')
    .slice(0, MOST_KEYS)
}

/** Whether a headword of the language belongs to the search: either side of a pair does, in a search of many languages any does. */
const isAsked = (src: string, { from, to, entryLangs }: WayRequest['request']) =>
  entryLangs.length > 0
    ? entryLangs.includes('all') || entryLangs.includes(src)
    : from === undefined || to === undefined || src === from || src === to

/** Of a premium entry a caller without premium learns no more than its teaser says. */
function matchOf(row: TranslatedRow, { catalogue, keyword, hasPremium, request }: WayRequest): ReverseMatch[] {
  const stored: StoredWord = JSON.parse(row.body) // an entry as our own index wrote it, from a word that passed the schema
  const isPremium = catalogue.dictionaries.get(row.dictionary)?.isPremium === true || stored.dict_type === 'premium'
  const { senses } = isPremium && !hasPremium ? teaserOf(v.parse(WordSchema, stored)) : stored
  const translation = translationOf(senses, stored.lang, { keyword, request })
  if (translation === undefined) return []
  return [{ headword: stored.headword, lang: stored.lang, translation, dict_type: isPremium ? 'premium' : 'non-premium' }]
}

type Senses = Parameters<typeof singleTranslations>[0]
type StoredWord = Pick<WordInput, 'headword' | 'lang' | 'dict_type'> & { senses?: Senses }

/** The translation as the entry writes it, that of another one than the headword's own language; best the form that was typed. */
function translationOf(senses: Senses, own: LanguageId, { keyword, request: { from, to } }: Pick<WayRequest, 'keyword' | 'request'>) {
  const isOfPair = (lang: LanguageId) => from === undefined || to === undefined || lang === from || lang === to
  const same = [...singleTranslations(senses)].filter(
    ({ text, lang }) => lang !== own && isOfPair(lang) && foldKey(text, lang) === foldKey(keyword, lang),
  )
  return (same.find(({ text }) => text === keyword) ?? same[0])?.text
}
