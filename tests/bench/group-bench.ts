import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DictionaryMeta, ImportedDictionary, ImportedEntry } from '#server/origin/lexicon/importers/imported-entry.ts'
import { askedScopes } from '#server/origin/search/asked-scopes.ts'
import { suggestionsFor } from '#server/origin/search/suggestions.ts'
import { type BenchLexicon, buildLexicon, openLexicon } from './bench-lexicon.ts'
import type { Corpus } from './corpus.ts'
import { interleaved, median, range, ratios, type Spread, spread, timesOf } from './measure.ts'
import type { MeasuredCorpus } from './measured-corpus.ts'
import { querySets } from './queries.ts'
import type { Figure } from './report.ts'
import { seededRandom } from './seeded-random.ts'

const ROUNDS = 5
const QUERIES = 2_000
const SUGGESTIONS = 10

/** As many as FreeDict has of the languages that the design was measured with. */
const DICTIONARIES = 34
const GROUPS = [1, 8, DICTIONARIES] as const
type GroupSize = (typeof GROUPS)[number]
const nameOf = (size: GroupSize) => `${size}` as const

/** Keystrokes in one dictionary and in groups that a reader puts together, which are merged as they are asked. G14. */
export async function groupFigures({ name, corpus }: Pick<MeasuredCorpus, 'name' | 'corpus'>): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sanavirta-bench-groups-'))
  try {
    const path = join(folder, 'lexicon.db')
    await buildLexicon(path, dictionariesOf(corpus))
    const lexicon = await openLexicon(path)
    const figures = await measured(name, lexicon, corpus)
    lexicon.database.close()
    return figures
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function measured(name: string, lexicon: BenchLexicon, corpus: Corpus): Promise<Figure[]> {
  const prefixes = querySets(corpus, QUERIES).mix.filter((prefix) => [...prefix].length > 1)
  const measure = async (size: `${GroupSize}`): Promise<Spread> => spread(await timesOf(prefixes, keystrokeIn(lexicon, Number(size))))
  const names = GROUPS.map(nameOf)
  for (const size of names) await measure(size)
  const rounds = await interleaved(names, ROUNDS, measure)

  const of = (size: GroupSize, at: keyof Spread) => rounds[nameOf(size)].map((round) => round[at])
  const times = GROUPS.flatMap((size) =>
    (['p50', 'p99'] as const).map(
      (at): Figure => ({
        name: `prefix in ${size} dictionaries ${name} ${at}`,
        value: median(of(size, at)),
        unit: 'µs',
        note: range(of(size, at), 0),
      }),
    ),
  )
  const values = ratios(of(DICTIONARIES, 'p50'), of(1, 'p50'))
  return [
    ...times,
    {
      name: `G14 group of ${DICTIONARIES} / single dictionary p50 ${name}`,
      value: median(values),
      unit: 'ratio',
      atMost: 15,
      note: range(values),
    },
  ]
}

function keystrokeIn({ database, catalogue }: BenchLexicon, size: number): (keyword: string) => Promise<unknown> {
  const dictionaries = Array.from({ length: size }, (_, number) => codeOf(number))
  const request = { from: 'fi', to: 'en', dictionaries, entryLangs: [], isOneWay: true, teamId: undefined } as const
  const scopes = askedScopes(catalogue, request)
  if (scopes.length !== size) throw new Error(`${size} dictionaries have ${scopes.length} scopes`)
  return (keyword) => suggestionsFor(database, { scopes, keyword, limit: SUGGESTIONS })
}

const codeOf = (number: number) => `bench.group${number}`

/** Every Finnish word of the corpus in one to three of the dictionaries, most of them in the first ones. */
function dictionariesOf({ words }: Corpus): ImportedDictionary[] {
  const random = seededRandom(31)
  const lists: ImportedEntry[][] = Array.from({ length: DICTIONARIES }, () => [])
  for (const [index, headword] of words.fi.entries()) {
    const homes = new Set(Array.from({ length: 1 + Math.floor(random() * 3) }, () => Math.floor(DICTIONARIES * random() ** 2.2)))
    for (const home of homes) lists[home]?.push(entryOf(headword, index))
  }
  return lists.map((entries, number) => ({ dictionary: metaOf(number), entries: streamOf(entries) }))
}

const entryOf = (headword: string, index: number): ImportedEntry => ({
  status: 'ok',
  key: `fi${index}`,
  word: {
    id: `fi${index}`,
    headword,
    clean_headword: headword,
    lang: 'fi',
    senses: [{ id: 's1', translations: [{ text: headword, lang: 'en' }] }],
  },
})

async function* streamOf(entries: readonly ImportedEntry[]): AsyncGenerator<ImportedEntry> {
  yield* entries
}

const metaOf = (number: number): DictionaryMeta => ({
  code: codeOf(number),
  type: 'monoDirectional',
  title: codeOf(number),
  langs: ['fi', 'en'],
  dict_type: 'non-premium',
  dict_group: 'general',
  isDefault: false,
  rank: 100 + number,
  licence: { name: 'MIT' },
})
