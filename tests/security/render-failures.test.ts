import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from '../support/built.ts'
import { type BuiltWorkers, type OriginAnswer, startBuiltEdge } from '../support/built-workers.ts'
import { get } from '../support/get.ts'
import { openRequest } from '../support/open-request.ts'
import { START_MS } from '../support/runtimes.ts'

/** DICT_SEARCH_ERROR in English. */
const FAILED = 'The search did not go through.'
const NO_WORDS = '{"data":[],"flipLangs":false}'

/** A word whose picture has a name that no address can be made of (a lone surrogate): drawing it throws. */
const UNDRAWABLE = JSON.stringify({
  data: [{ id: 'x', headword: 'SECRET', clean_headword: 'SECRET', lang: 'fi', images: [{ filename: '\ud800' }] }],
  flipLangs: false,
})

let edge: BuiltWorkers
let answers: { search: string; autocomplete: OriginAnswer | Promise<OriginAnswer> }
beforeAll(async () => {
  ensureBuilt()
  edge = await startBuiltEdge(({ pathname }) => {
    if (pathname.endsWith('/dictionaries')) return { body: '{"dictionaries":[],"groups":[]}' }
    if (pathname.endsWith('/languages')) return { body: '{"languagePairs":[],"singleLanguages":[]}' }
    return pathname.endsWith('/search') ? { body: answers.search } : answers.autocomplete
  })
}, START_MS)
afterAll(() => edge.stop())

const LEAK = /SECRET|10\.0\.0\.3|malformed|URIError|\bat \S+ \(|\.tsx?:\d|data-msg/

test('C05 a part that fails after the page has begun says so in its place, and nothing of why', async () => {
  const late = Promise.withResolvers<OriginAnswer>()
  answers = { search: NO_WORDS, autocomplete: late.promise }
  const page = openRequest(edge.base, '/finnish-english/later', { host: 'localhost' })
  const early = await page.until('<h1')
  expect(early).not.toContain(FAILED)
  late.resolve({ status: 500, body: '{"error":"SECRET 10.0.0.3"}' })
  const html = await page.rest()
  expect((await page.response).statusCode).toBe(404) // nothing is found, which the page has said already
  expect(html.slice(early.length)).toContain(FAILED)
  expect(html).toContain('</html>')
  expect(html).not.toMatch(LEAK)
})

test('C06 a page that fails before it begins is a 500 with an id, kept by nobody, without a stack', async () => {
  answers = { search: UNDRAWABLE, autocomplete: { body: '{"result":[],"complete":true}' } }
  const answer = await get(edge.base, '/finnish-english/atonce', { host: 'localhost' })
  expect([answer.status, answer.headers['cache-control']]).toEqual([500, 'no-store'])
  expect(answer.headers['x-request-id']).toMatch(/./)
  expect(answer.body).not.toMatch(LEAK)
})

test('C05 the built renderer is the production one', () => {
  const chunks = fileURLToPath(new URL('../../build/server/assets', import.meta.url))
  const texts = readdirSync(chunks).map((name) => readFileSync(`${chunks}/${name}`, 'utf8'))
  expect(texts.filter((text) => text.includes('data-dgst'))).toHaveLength(1)
  expect(texts.filter((text) => /react-dom-server[\w.-]*\.development|captureOwnerStack/.test(text)).length).toBe(0)
})
