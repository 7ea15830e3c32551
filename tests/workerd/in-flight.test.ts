import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ensureBuilt } from '../support/built.ts'
import { type BuiltWorkers, startBuiltEdge } from '../support/built-workers.ts'
import { get } from '../support/get.ts'
import { openRequest } from '../support/open-request.ts'
import { START_MS } from '../support/runtimes.ts'

const SEARCH = '/api/search/api/sk/search?search_service=ss&keyword=talo'
const WORDS = { body: '{"data":[],"flipLangs":false}' }

/** A door that the origin waits at until the test opens it. `reached` settles when the first call stands before it. */
function gate() {
  const opened = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  const wait = () => {
    reached.resolve()
    return opened.promise
  }
  return { wait, open: () => opened.resolve(), reached: reached.promise }
}

beforeAll(ensureBuilt, START_MS)

let edge: BuiltWorkers | undefined
afterEach(() => edge?.stop())

describe('calls in flight, in workerd', () => {
  test('E02 a hundred equal calls are one call to the origin, and all get its answer', async () => {
    const door = gate()
    const started = await startBuiltEdge(async () => {
      await door.wait()
      return WORDS
    })
    edge = started
    const answers = Array.from({ length: 100 }, () => get(started.base, SEARCH))
    await door.reached
    door.open()
    expect(new Set((await Promise.all(answers)).map(({ status, body }) => `${status} ${body}`))).toEqual(new Set([`200 ${WORDS.body}`]))
    expect(started.calls).toHaveLength(1)
  })

  test('E03 the first one goes away, and those who wait with it still get the answer', async () => {
    const door = gate()
    const started = await startBuiltEdge(async () => {
      await door.wait()
      return WORDS
    })
    edge = started
    const leader = openRequest(started.base, SEARCH)
    await door.reached
    const followers = Array.from({ length: 9 }, () => get(started.base, SEARCH))
    await get(started.base, '/__version') // by now they have come in
    leader.abort()
    await get(started.base, '/__version')
    door.open()
    expect((await Promise.all(followers)).map(({ status }) => status)).toEqual(Array(9).fill(200))
    expect(started.calls).toHaveLength(1)
  })
})

test('ARCH-003 a page streams: its words are there while its suggestions are still asked for', async () => {
  const door = gate()
  const started = await startBuiltEdge(async ({ pathname }) => {
    if (pathname.endsWith('/dictionaries')) return { body: '{"dictionaries":[],"groups":[]}' }
    if (pathname.endsWith('/languages')) return { body: '{"languagePairs":[],"singleLanguages":[]}' }
    if (pathname.endsWith('/search')) return WORDS
    await door.wait()
    return { body: '{"result":[{"headword":"talonmies","lang":"fi","is_match":false}],"complete":true}' }
  })
  edge = started
  const page = openRequest(started.base, '/finnish-english/talo')
  const early = await page.until('<h1')
  expect(early).not.toContain('talonmies')
  door.open()
  expect(await page.rest()).toContain('talonmies')
})
