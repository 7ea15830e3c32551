import * as v from 'valibot'
import type { AskedScope } from '#server/origin/search/asked-scopes.ts'
import { type AnalyserOf, analyserReader } from '#server/origin/search/base-forms/analysers.ts'
import { baseFormsOf } from '#server/origin/search/base-forms/base-forms.ts'
import { catalogueReader } from '#server/origin/search/scope-queries.ts'
import type { Database } from '#server/origin/storage/database.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { foldKey } from '#shared/search/search-keys.ts'
import type { GoldToken } from './read-gold.ts'

export type Accuracy = {
  tokens: number
  /** Tokens whose lemma is one of our headwords. */
  asked: number
  /** Of those, the ones whose lemma is among the base forms. */
  found: number
  /** Of the analysis of a word, warm. */
  microseconds: number
}

/** Whether more than the starter dictionaries are there, with an analyser of Finnish. */
export async function hasRealDictionaries(lexicon: Database): Promise<boolean> {
  const rows = await lexicon.all<{ code: string }>("SELECT code FROM dictionary WHERE code LIKE 'freedict.%' LIMIT 5", [])
  return rows.length === 5 && (await analyserReader({ lexicon, generation: () => '' })('fi')) !== undefined
}

/** How often base forms hold the lemma of a token. A word that is a headword itself counts as its own base form, as in a search. */
export async function accuracyOf(lexicon: Database, lang: LanguageId, tokens: readonly GoldToken[]): Promise<Accuracy> {
  const headwords = await headwordsOf(lexicon, lang)
  const scopes = await scopesOf(lexicon, lang)
  const analyserOf = analyserReader({ lexicon, generation: () => '' })
  const basesOf = remembered(async (keyword) => {
    const lemmas = await baseFormsOf(lexicon, { scopes, keyword, analyserOf })
    return new Set([keyword, ...lemmas.map(({ headword }) => headword)].map((text) => foldKey(text, lang)))
  })

  const asked = tokens.filter(({ lemma }) => headwords.has(foldKey(lemma, lang)))
  let found = 0
  for (const { form, lemma } of asked) if ((await basesOf(form)).has(foldKey(lemma, lang))) found += 1
  return { tokens: tokens.length, asked: asked.length, found, microseconds: await analysisTime(analyserOf, lang, tokens) }
}

async function headwordsOf(lexicon: Database, lang: LanguageId): Promise<Set<string>> {
  const Rows = v.array(v.object({ headword: v.string() }))
  const rows = v.parse(Rows, await lexicon.all('SELECT DISTINCT headword FROM entry WHERE src = ?1', [lang]))
  return new Set(rows.map(({ headword }) => foldKey(headword, lang)))
}

/** The default dictionaries of every pair of the language. */
async function scopesOf(lexicon: Database, lang: LanguageId): Promise<AskedScope[]> {
  const { scopes } = await catalogueReader({ lexicon, generation: () => '' })()
  return scopes
    .filter(({ kind, src }) => kind === 'pair' && src === lang)
    .map(({ levels, src }) => ({ side: 0, lang: src, levels, dictionary: undefined }))
}

function remembered<Answer>(ask: (text: string) => Promise<Answer>): (text: string) => Promise<Answer> {
  const known = new Map<string, Answer>()
  return async (text) => {
    const answer = known.get(text) ?? (await ask(text))
    known.set(text, answer)
    return answer
  }
}

/** Processor time of the best of some passes, when the code is compiled and the data is in memory: other processes only ever make one slower. */
async function analysisTime(analyserOf: AnalyserOf, lang: LanguageId, tokens: readonly GoldToken[]): Promise<number> {
  const analyse = await analyserOf(lang)
  if (!analyse) return 0
  const passes = Array.from({ length: PASSES }, () => {
    const before = process.threadCpuUsage()
    for (const { form } of tokens) analyse(form)
    const { user, system } = process.threadCpuUsage(before)
    return user + system
  })
  return Math.min(...passes) / tokens.length
}

const PASSES = 5
