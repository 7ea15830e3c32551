import { DatabaseSync } from 'node:sqlite'
import { editDistance } from '#server/origin/search/near/edit-distance.ts'
import { nearHeadwords } from '#server/origin/search/near/near-headwords.ts'
import { suggestionsFor } from '#server/origin/search/suggestions.ts'
import { foldKey } from '#shared/search/search-keys.ts'
import { type BenchLexicon, openLexicon } from './bench-lexicon.ts'
import { interleaved, median, range, type Spread, spread, timesOf } from './measure.ts'
import type { MeasuredCorpus } from './measured-corpus.ts'
import { longWords, NEAR, QUERY_SHAPES } from './pattern-queries.ts'
import type { Figure } from './report.ts'

const ROUNDS = 3
const QUERIES = 400
const LIMIT = 50
const SCANNED = 20

type Shape = keyof typeof QUERY_SHAPES
const SHAPES = Object.keys(QUERY_SHAPES) as Shape[] // the keys of the table above

/** Wildcards and near search over node:sqlite, how near search does against looking at every word, and what their index takes. G11. */
export async function patternFigures({ name, corpus, path }: MeasuredCorpus): Promise<Figure[]> {
  const lexicon = await openLexicon(path)
  const words = longWords(corpus, QUERIES)
  const measure = async (shape: Shape): Promise<Spread> => spread(await timesOf(words.map(QUERY_SHAPES[shape]), searchOf(shape, lexicon)))
  for (const shape of SHAPES) await measure(shape)
  const rounds = await interleaved(SHAPES, ROUNDS, measure)
  const times = SHAPES.flatMap((shape) =>
    (['p50', 'p99'] as const).map((at): Figure => {
      const values = rounds[shape].map((round) => round[at])
      return {
        name: `${shape} ${name} ${at}`,
        value: median(values),
        unit: 'µs',
        note: `${range(values, 0)}; both directions, limit ${LIMIT}`,
      }
    }),
  )
  const scan = await scanFigures({ name, corpus, path }, lexicon, median(rounds.near.map(({ p50 }) => p50)))
  lexicon.database.close()
  return [...times, ...scan, sizeFigure(name, path)]
}

function searchOf(shape: Shape, { database, scopes }: BenchLexicon): (keyword: string) => Promise<unknown> {
  if (shape === 'near') return (keyword) => nearHeadwords(database, { scopes, keyword, ...NEAR })
  return (keyword) => suggestionsFor(database, { scopes, keyword, limit: LIMIT })
}

/** Every word is compared: as many as are within the distance must be found, and much faster. */
async function scanFigures({ name, corpus }: MeasuredCorpus, { database, scopes }: BenchLexicon, nearP50: number): Promise<Figure[]> {
  const keys = [...new Set(corpus.words.fi)].map((word) => foldKey(word, 'fi'))
  const counts = { expected: 0, missed: 0 }
  const asked = longWords(corpus, SCANNED)
    .map(QUERY_SHAPES.near)
    .filter((word) => word.length > 5)
  const oneWay = scopes.filter(({ side }) => side === 0)
  const times = await timesOf(asked, async (keyword) => keys.filter((key) => editDistance(foldKey(keyword, 'fi'), key, 2) <= 2))
  for (const keyword of asked) {
    const fold = foldKey(keyword, 'fi')
    const expected = new Set(
      keys.filter(
        (key) => editDistance(fold, key, 2) <= 2 && 1 - editDistance(fold, key, 2) / Math.max(fold.length, key.length) >= NEAR.similarity,
      ),
    )
    const { result } = await nearHeadwords(database, { scopes: oneWay, keyword, ...NEAR })
    const found = new Set(result.map(({ headword }) => foldKey(headword, 'fi')))
    counts.expected += expected.size
    if (result.length < LIMIT) counts.missed += [...expected].filter((key) => !found.has(key)).length
  }
  const scan = spread(times).p50
  return [
    {
      name: `G11 near: words missed ${name}`,
      value: counts.missed,
      unit: 'words',
      atMost: 0,
      note: `of ${counts.expected} for ${asked.length} keywords`,
    },
    {
      name: `G11 comparing every word / near p50 ${name}`,
      value: scan / nearP50,
      unit: 'ratio',
      note: `${scan.toFixed(0)} µs for one direction`,
    },
  ]
}

function sizeFigure(name: string, path: string): Figure {
  const connection = new DatabaseSync(path, { readOnly: true })
  const bytes = connection.prepare("SELECT sum(pgsize) AS bytes FROM dbstat WHERE name = 'lex' OR name GLOB 'lex_token*'").get()
  const headwords = connection.prepare('SELECT count(*) AS count FROM lex WHERE id % 2 = 0').get()
  connection.close()
  const perHeadword = Number(bytes?.bytes) / Number(headwords?.count)
  return { name: `index for wildcards and near search ${name}`, value: perHeadword, unit: 'bytes/headword' }
}
