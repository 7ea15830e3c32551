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

/** In workerd every fifth row, others every day; all of them in `npm run test:full`. */
const PARTS = process.env.SANAVIRTA_FULL === undefined ? 5 : 1
const part = Math.floor(Date.now() / 86_400_000) % PARTS
const ANONYMOUS = ['sanakirja', 'pacman', 'valter'] as const

test.each(titled(SEARCH_URLS.filter((_, index) => index % PARTS === part)))('%s: in workerd too', async (_, row) => {
  const [, path, , cookie] = row
  const headers = { 'cf-connecting-ip': `10.7.${SEARCH_URLS.indexOf(row)}.7`, ...(cookie && { cookie: filled(cookie) }) }
  for (const reader of ANONYMOUS) {
    const answer = await get(workers.base, filled(path), { host: hostOf(reader), headers })
    expect([reader, answerOf(answer)]).toEqual([reader, expectedFor(reader, row)])
  }
})
