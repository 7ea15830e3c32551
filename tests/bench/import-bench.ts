import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { importDictd } from '#server/origin/lexicon/importers/dictd/import-dictd.ts'
import type { ImportedDictionary } from '#server/origin/lexicon/importers/imported-entry.ts'
import { INDEX_PARTS } from '#server/origin/lexicon/index/index-parts.ts'
import { KNOWN_DICTIONARIES, type KnownDictionary } from '#server/origin/lexicon/sources/known-dictionaries.ts'
import { buildLexicon } from './bench-lexicon.ts'
import { asImported, type Corpus, type CorpusDictionary, corpusDictionaries } from './corpus.ts'
import { interleaved, median, range, ratios } from './measure.ts'
import { timedPart } from './part-timer.ts'
import { type Figure, notRun } from './report.ts'

const ROUNDS = 5
const PART_ROUNDS = 3
const FREEDICT = 'import of FreeDict'

/** How fast dictionaries become a search database, against putting the same records into one table without an index. */
export async function importFigures(corpus: Corpus): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sanavirta-bench-import-'))
  try {
    const path = join(folder, 'lexicon.db')
    return [...(await corpusFigures(corpus, path)), await freeDictFigure(path)]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What every search needs; the parts that follow serve one kind of search each, and are weighed one by one. */
const FIRST_PARTS = ['dictionaries', 'entries', 'scopes']
const firstParts = INDEX_PARTS.filter(({ name }) => FIRST_PARTS.includes(name))

async function corpusFigures(corpus: Corpus, path: string): Promise<Figure[]> {
  // Made before the clock starts: on both sides the work begins with a record in memory.
  const dictionaries = corpusDictionaries(corpus).map(({ dictionary, entries }) => ({ dictionary, entries: [...entries] }))
  const count = dictionaries.reduce((sum, { entries }) => sum + entries.length, 0)
  const measure = async (name: 'bare' | 'first' | 'whole') => {
    const started = performance.now()
    if (name === 'bare') bareInserts(path, dictionaries)
    else await buildLexicon(path, dictionaries.map(asImported), name === 'first' ? firstParts : INDEX_PARTS)
    return (count / (performance.now() - started)) * 1000
  }
  for (const name of ['bare', 'first', 'whole'] as const) await measure(name)
  const { bare, first, whole } = await interleaved(['bare', 'first', 'whole'], ROUNDS, measure)
  const values = ratios(first, bare)
  const longer = ratios(first, whole)
  const rate = `${median(bare).toFixed(0)} bare inserts/s`
  return [
    {
      name: 'import / inserts into a bare table',
      value: median(values),
      unit: 'ratio',
      floor: 0.25,
      note: `${range(values)}; ${rate}; ${FIRST_PARTS.join(', ')}`,
    },
    { name: 'import', value: median(first), unit: 'entries/s', note: `${count} entries, ${range(first, 0)}; ${FIRST_PARTS.join(', ')}` },
    {
      name: 'import of all parts / of the first three',
      value: median(longer),
      unit: 'times as long',
      note: `${range(longer)}; ${median(whole).toFixed(0)} entries/s`,
    },
    ...(await partFigures(path, count, () => buildParts(path, dictionaries))),
  ]
}

type Spent = ReadonlyMap<string, number>

async function buildParts(path: string, dictionaries: readonly CorpusDictionary[]): Promise<Spent> {
  const timed = INDEX_PARTS.map(timedPart)
  await buildLexicon(
    path,
    dictionaries.map(asImported),
    timed.map(({ part }) => part),
  )
  return new Map(timed.map(({ part, spent }) => [part.name, spent()]))
}

/** The tables of each part, virtual tables with what lies behind them. */
const TABLES_OF: Readonly<Record<string, string>> = {
  entries: "name = 'entry' OR name = 'entry_key'",
  scopes: "name GLOB 'scope*' OR name GLOB 'headword_scope*' OR name GLOB 'top_prefix*'",
  lex: "name = 'lex' OR name GLOB 'lex_token*'",
  'full text': "name GLOB 'full_text*'",
  translations: "name = 'translation'",
}

/** What each part takes: time with the clock around it, and room in the file. */
async function partFigures(path: string, entries: number, build: () => Promise<Spent>): Promise<Figure[]> {
  const rounds: Spent[] = []
  for (let round = 0; round < PART_ROUNDS; round++) rounds.push(await build())
  const connection = new DatabaseSync(path, { readOnly: true })
  const bytesOf = (tables: string) => Number(connection.prepare(`SELECT sum(pgsize) AS bytes FROM dbstat WHERE ${tables}`).get()?.bytes)
  const figures = INDEX_PARTS.map(({ name }): Figure => {
    const times = rounds.map((spent) => spent.get(name) ?? 0)
    const tables = TABLES_OF[name]
    const room = tables === undefined ? '' : `; ${(bytesOf(tables) / entries).toFixed(1)} bytes/entry`
    return { name: `import: ${name}`, value: median(times), unit: 'ms', note: `${range(times, 0)}${room}` }
  })
  connection.close()
  return figures
}

/** One prepared statement, one transaction, nothing written ahead: as fast as rows go in one by one. */
function bareInserts(path: string, dictionaries: readonly CorpusDictionary[]): void {
  rmSync(path, { force: true })
  const connection = new DatabaseSync(path)
  connection.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF')
  connection.exec('CREATE TABLE entry (id INTEGER PRIMARY KEY, key TEXT, dictionary TEXT, lang TEXT, headword TEXT, body TEXT); BEGIN')
  const insert = connection.prepare('INSERT INTO entry (key, dictionary, lang, headword, body) VALUES (?1, ?2, ?3, ?4, ?5)')
  for (const { dictionary, entries } of dictionaries) {
    for (const entry of entries) {
      if (entry.status === 'ok') insert.run(entry.key, dictionary.code, entry.word.lang, entry.word.headword, JSON.stringify(entry.word))
    }
  }
  connection.exec('COMMIT')
  connection.close()
}

/** Real dictionaries, where the environment variable BENCH_FREEDICT names a folder with pairs of dictd files. */
async function freeDictFigure(path: string): Promise<Figure> {
  const folder = process.env.BENCH_FREEDICT
  if (!folder) return notRun(FREEDICT, 'BENCH_FREEDICT names no folder')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
  const started = performance.now()
  const dictionaries = (await Promise.all(KNOWN_DICTIONARIES.map((known) => freeDict(known, files)))).flat()
  if (dictionaries.length === 0) return notRun(FREEDICT, `${folder} holds none of the known dictionaries`)
  const { entries } = await buildLexicon(path, dictionaries)
  const perSecond = (entries / (performance.now() - started)) * 1000
  return { name: FREEDICT, value: perSecond, unit: 'entries/s', note: `${entries} entries of ${dictionaries.length} dictionaries` }
}

async function freeDict(
  { freedictName, isInverted, meta, reading }: KnownDictionary,
  files: readonly string[],
): Promise<ImportedDictionary[]> {
  const indexPath = files.find((file) => file.endsWith(`freedict-${freedictName}.index`))
  const textPath = files.find((file) => new RegExp(`freedict-${freedictName}\\.dict(\\.dz)?$`).test(file))
  const [from, to] = meta.langs
  if (isInverted || indexPath === undefined || textPath === undefined || from === undefined || to === undefined) return []
  const imported = await importDictd({ indexPath, textPath, dictionary: meta, reading: { ...reading, from, to } })
  if (!imported.ok) throw new Error(imported.error.message)
  return [imported.value]
}
