import type { Lemma } from '#shared/api/lemmas.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { hasWildcard } from '#shared/search/keyword-rules.ts'
import { foldKey } from '#shared/search/search-keys.ts'
import type { Analysis } from '../../morphology/analysis.ts'
import type { Database } from '../../storage/database.ts'
import type { AskedScope } from '../asked-scopes.ts'
import type { AnalyserOf } from './analysers.ts'
import { headwordsOfForms } from './base-form-queries.ts'
import { type Candidate, candidatesOf, isGuessed, uniqueCandidates } from './candidates.ts'
import { type FoundCandidate, foundCandidates, lemmaOf } from './found-candidates.ts'

export type BaseFormRequest = { scopes: readonly AskedScope[]; keyword: string; analyserOf: AnalyserOf }

/** A search answers at most so many. */
const MAX_BASE_FORMS = 20

/**
 * The base forms of an inflected word that are headwords of the scopes, likeliest first: fewest parts, then the heaviest. The keyword
 * itself is none of them, but a headword that differs from it only in its capitals is. Where no whole word is found, the last part of a
 * compound stands for it. A keyword of several words has none. Spec: search §5, §7 (SUG-010, SUG-014, SUG-020).
 */
export async function baseFormsOf(lexicon: Database, { scopes, keyword, analyserOf }: BaseFormRequest): Promise<Lemma[]> {
  if (!isOneWord(keyword)) return []
  const langs = [...new Set(scopes.map(({ lang }) => lang))]
  const given = await givenForms(lexicon, langs, keyword)
  const read = await Promise.all(langs.map(async (lang) => candidatesOf(lang, (await analyserOf(lang))?.(keyword) ?? [])))
  const found = await foundCandidates(lexicon, scopes, uniqueCandidates([...given, ...read.flat()]))
  const inLanguage = (lang: LanguageId) => found.filter(({ candidate }) => candidate.lang === lang)
  return langs.flatMap((lang) => likeliest(inLanguage(lang), keyword)).slice(0, MAX_BASE_FORMS)
}

/** Whether base forms of a keyword can be told at all. */
const isOneWord = (keyword: string): boolean => keyword.trim() !== '' && !/\s/u.test(keyword.trim()) && !hasWildcard(keyword)

/** What entries say of their own forms. */
async function givenForms(lexicon: Database, langs: readonly LanguageId[], keyword: string): Promise<Candidate[]> {
  const forms = langs.map((lang) => [lang, foldKey(keyword, lang)] as const)
  const rows = await headwordsOfForms(lexicon, forms)
  return rows.map(({ lang, headword }) => ({ lang, text: headword, pos: undefined, remoteness: 0, isPart: false }))
}

/** Guesses count only where nothing surer is found, and last parts where no whole word is. */
function likeliest(found: readonly FoundCandidate[], keyword: string): Lemma[] {
  const whole = found.filter(({ candidate }) => !candidate.isPart)
  const sure = whole.filter(({ candidate }) => !isGuessed(candidate))
  const kept = [sure, whole, found].find((some) => some.length > 0) ?? []
  const sorted = kept.toSorted((a, b) => a.candidate.remoteness - b.candidate.remoteness || b.weight - a.weight)
  const once = [...Map.groupBy(sorted, ({ headword }) => headword).values()].flatMap(([first]) => first ?? [])
  return once.filter(({ headword }) => headword !== keyword.trim()).map(lemmaOf)
}

const MAX_PARTS = 12

/** Beyond the first few, readings are ever less likely. */
const MAX_READINGS = 8

/**
 * The parts of a compound that are headwords of the scopes, in order, by the reading that most of is found of; nothing when the word is no
 * compound, or when only one part of it is a headword. Spec: decisions, "No result".
 */
export async function compoundPartsOf(lexicon: Database, { scopes, keyword, analyserOf }: BaseFormRequest): Promise<Lemma[]> {
  if (!isOneWord(keyword)) return []
  const langs = [...new Set(scopes.map(({ lang }) => lang))]
  const divided = await Promise.all(langs.map(async (lang) => dividedWord(lang, (await analyserOf(lang))?.(keyword) ?? [])))
  const found = await foundCandidates(lexicon, scopes, uniqueCandidates(divided.flatMap(({ candidates }) => candidates)))
  return divided.flatMap((word) => bestParts(word, found)).slice(0, MAX_PARTS)
}

type DividedWord = { lang: LanguageId; readings: readonly Analysis[]; candidates: readonly Candidate[] }

/** What is to be looked up: the parts, and the whole words by which no guess at parts is needed. */
function dividedWord(lang: LanguageId, readings: readonly Analysis[]): DividedWord {
  const compounds = readings.filter(({ parts }) => parts.length > 1).slice(0, MAX_READINGS)
  if (compounds.length === 0) return { lang, readings: [], candidates: [] }
  const whole = candidatesOf(
    lang,
    readings.filter(({ isGuess }) => !isGuess),
  )
  const parts = compounds.flatMap((reading) => reading.parts)
  return { lang, readings: compounds, candidates: [...whole, ...parts.map((text) => partCandidate(lang, text))] }
}

const partCandidate = (lang: LanguageId, text: string): Candidate => ({ lang, text, pos: undefined, remoteness: 1, isPart: true })

function bestParts({ lang, readings }: DividedWord, found: readonly FoundCandidate[]): Lemma[] {
  const ofLanguage = found.filter(({ candidate }) => candidate.lang === lang).toSorted((a, b) => b.weight - a.weight)
  const isWholeFound = ofLanguage.some(({ candidate }) => !candidate.isPart)
  const divided = readings
    .filter(({ isGuess }) => !(isGuess && isWholeFound))
    .map(({ parts }) => ({ all: parts.length, lemmas: parts.flatMap((part) => partNamed(part, ofLanguage)) }))
    .filter(({ lemmas }) => lemmas.length > 1)
  const share = ({ all, lemmas }: (typeof divided)[number]) => lemmas.length / all
  return divided.toSorted((a, b) => share(b) - share(a) || a.all - b.all)[0]?.lemmas ?? []
}

function partNamed(part: string, found: readonly FoundCandidate[]): Lemma[] {
  const match = found.find(({ candidate }) => candidate.isPart && candidate.text === part)
  return match ? [lemmaOf(match)] : []
}
