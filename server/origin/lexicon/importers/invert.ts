import type { WordInput } from '#shared/entry/entry-schema.ts'
import type { SenseInput } from '#shared/entry/sense-schema.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { entryKeys } from './entry-key.ts'
import { type DictionaryMeta, entryId, type ImportedDictionary, type ImportedEntry } from './imported-entry.ts'

/**
 * Turns a dictionary round: every translation becomes a headword whose translations are the headwords it came from, in their
 * order, a headword and part of speech being one entry. `dictionary` describes the result. Errors of the source are passed
 * on. The whole source is held in memory, so it is for small dictionaries.
 */
export const invertDictionary = (source: ImportedDictionary, dictionary: DictionaryMeta): ImportedDictionary => ({
  dictionary,
  entries: inverted(source, dictionary),
})

async function* inverted(source: ImportedDictionary, { code, langs }: DictionaryMeta): AsyncGenerator<ImportedEntry> {
  const [from] = langs
  const groups = new Map<string, Group>()
  for await (const entry of source.entries) {
    if (entry.status === 'error') yield entry
    else for (const pair of pairsOf(entry.word)) if (pair.lang === from) collect(groups, pair)
  }

  const keyOf = entryKeys()
  const homonyms = Map.groupBy(groups.values(), ({ headword }) => headword)
  for (const group of groups.values()) {
    const key = keyOf(group.headword, group.pos)
    const namesakes = homonyms.get(group.headword) ?? []
    const homonym = namesakes.length > 1 ? { homonym: namesakes.indexOf(group) + 1 } : {}
    yield { status: 'ok', key, word: { ...wordOf(group), ...homonym, id: entryId(code, key) } }
  }
}

type Pair = { headword: string; lang: LanguageId; pos: string | undefined; back: string; backLang: LanguageId }
type Group = Omit<Pair, 'back'> & { back: Set<string> }

function pairsOf({ headword, lang, pos, senses }: WordInput): Pair[] {
  // The word type leaves its recursion open, but importers make the senses of this type.
  const translations = ((senses ?? []) as readonly SenseInput[]).flatMap((sense) => sense.translations ?? [])
  return translations.map((translation) => ({
    headword: translation.text,
    lang: translation.lang,
    pos: translation.pos?.[0] ?? pos?.[0],
    back: headword,
    backLang: lang,
  }))
}

function collect(groups: Map<string, Group>, { back, ...pair }: Pair): void {
  const place = `${pair.headword}\u0000${pair.pos ?? ''}`
  const group = groups.get(place)
  if (group) group.back.add(back)
  else groups.set(place, { ...pair, back: new Set([back]) })
}

const wordOf = ({ headword, lang, pos, back, backLang }: Group) => ({
  headword,
  clean_headword: headword,
  lang,
  ...(pos !== undefined && { pos: [pos] }),
  senses: [{ id: '1', translations: [...back].map((text) => ({ text, lang: backLang })) }],
})
