import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AskingReaders, hostOf, READER_NAMES, type Reader, startAskingReaders } from '../support/asking-readers.ts'
import { ensureBuilt } from '../support/built.ts'
import { type BuiltWorkers, startBuiltWorkers } from '../support/built-workers.ts'
import { get } from '../support/get.ts'
import { START_MS } from '../support/runtimes.ts'
import { answerOf } from './search-url-answer.ts'
import { SEARCH_URLS, type UrlRow } from './search-url-table.ts'

const GLOSSARY = '7d0a5f0e-3c61-4a8e-9a55-6f1d0c2b8e02study%20terms'
const TOO_LONG = 'a'.repeat(251)
const filled = (text: string) => text.replaceAll('{glossary}', GLOSSARY).replaceAll('{251 a}', TOO_LONG)

const FRONT = { sanakirja: 'Which word are you looking for?', valter: 'Which term are you looking for?' }

function expectedFor(reader: Reader, [, , answer]: UrlRow): string {
  const hasBothTabs = hostOf(reader) !== 'localhost'
  return filled(typeof answer === 'string' ? answer : answer[reader])
    .replace('{pair}', hasBothTabs ? 'pair of both' : 'pair')
    .replace('{front}', reader === 'valter' ? FRONT.valter : FRONT.sanakirja)
}

const titled = (rows: readonly UrlRow[]) => rows.map((row) => [`${row[0]} ${row[1]}${row[3] ? ` with ${row[3]}` : ''}`, row] as const)

const ANONYMOUS = ['sanakirja', 'pacman', 'valter'] as const

let readers: AskingReaders
let workers: BuiltWorkers
beforeAll(async () => {
  ensureBuilt()
  readers = await startAskingReaders()
  workers = await startBuiltWorkers()
}, START_MS)
afterAll(async () => {
  await readers.stop()
  await workers.stop()
})

test.each(titled(SEARCH_URLS))('%s', async (_, row) => {
  const [, path, , cookie] = row
  const answered = await Promise.all(
    READER_NAMES.map(async (reader) => [reader, answerOf(await readers.ask(reader, filled(path), cookie && filled(cookie)))]),
  )
  expect(Object.fromEntries(answered)).toEqual(Object.fromEntries(READER_NAMES.map((reader) => [reader, expectedFor(reader, row)])))
})

test('NAV-011 a document that is asked for again runs its search again, and says the same', async () => {
  const ask = () => readers.ask('pacman', '/sanavirta.nature/all/kuusi')
  const [first, again] = [await ask(), await ask()]
  expect(first.body).toContain('<article')
  expect([again.status, answerOf(again)]).toEqual([200, answerOf(first)])
})

const SHAPES = [
  '/finnish-english/talo',
  '/sanavirta.nature/all/kuusi',
  '/fulltext/sanavirta.fi-en/finnish-english/talo',
  '/sanavirta-all/fi-en',
]

test.each(SHAPES)('URL-001 NAV-017 NAV-010 %s stands in the one shell of search pages', async (path) => {
  const { body } = await readers.ask('pacman', path)
  expect(body).toMatch(/<search class="stick">[\s\S]*role="combobox"/)
  expect(/<a [^>]*href="#([\w-]+)"/.exec(body)?.[0]).toContain('skip')
  expect(body).toContain('<main')
  expect(body).toMatch(/class="wrap wide/)
})

test.each(READER_NAMES)('SRCH-001 %s searches headwords and chooses a language pair', async (reader) => {
  const { body } = await readers.ask(reader, '/finnish-english/talo')
  expect(body).toContain('<article')
  for (const name of ['from', 'to']) expect(body).toMatch(new RegExp(`<(?:select|input)[^>]*name="${name}"`))
})

test('NAV-007 NAV-009 results are in the document, with the notice about data where the brand has it', async () => {
  const said = async (reader: Reader) => (await readers.ask(reader, '/finnish-english/talo')).body.includes('<p class="notice')
  expect(await Promise.all(ANONYMOUS.map(said))).toEqual([true, true, false])
  expect((await readers.ask('valter', '/finnish-english/talo')).body).toMatch(/<div class="results">[\s\S]*<article[\s\S]*talo/)
})

test('TAB-003 the dictionary tab finds what one dictionary or one group has', async () => {
  const found = async (path: string) => (await readers.ask('pacman', path)).body.match(/<article/g)?.length ?? 0
  const counts = await Promise.all(
    ['/sanavirta.nature/all/kuusi', '/sanavirta.fi-en/finnish-english/kuusi', '/sanavirta-all/all/kuusi'].map(found),
  )
  const [nature = 0, finnishEnglish = 0, group = 0] = counts
  expect(nature).toBeGreaterThan(0)
  expect(finnishEnglish).toBeGreaterThan(0)
  expect(group).toBeGreaterThanOrEqual(nature + finnishEnglish)
})

test('FT-010 FT-012 a new search from a later page begins with the first hits', async () => {
  const { body } = await readers.ask('pacman', '/fulltext/sanavirta.fi-en/finnish-english/a?start=20')
  const form = /<form class="sb"[\s\S]*?<\/form>/.exec(body)?.[0] ?? ''
  expect(form).toContain('name="searchMode"')
  expect(form).not.toContain('name="start"')
  const sent = await readers.ask('pacman', '/search?dictionary=sanavirta.fi-en&from=fi&to=en&searchMode=fulltext&key=talo&start=20')
  expect(sent.headers.location).toBe('/fulltext/sanavirta.fi-en/finnish-english/talo')
})

/** In workerd every fifth row, others every day; all of them in `npm run test:full`. */
const PARTS = process.env.SANAVIRTA_FULL === undefined ? 5 : 1
const part = Math.floor(Date.now() / 86_400_000) % PARTS

test.each(titled(SEARCH_URLS.filter((_, index) => index % PARTS === part)))('%s: in workerd too', async (_, row) => {
  const [, path, , cookie] = row
  const headers = { 'cf-connecting-ip': `10.7.${SEARCH_URLS.indexOf(row)}.7`, ...(cookie && { cookie: filled(cookie) }) }
  for (const reader of ANONYMOUS) {
    const answer = await get(workers.base, filled(path), { host: hostOf(reader), headers })
    expect([reader, answerOf(answer)]).toEqual([reader, expectedFor(reader, row)])
  }
})
