import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureBuilt } from '../support/built.ts'
import { type BuiltWorkers, startBuiltEdge } from '../support/built-workers.ts'
import { get } from '../support/get.ts'
import { START_MS } from '../support/runtimes.ts'

/** What a reader sees of an origin that answers nothing but 503. Spec: security §5.1, requirements AUTH-023. */
let edge: BuiltWorkers
beforeAll(async () => {
  ensureBuilt()
  edge = await startBuiltEdge(() => ({ status: 503, body: '<h1>SECRET 10.0.0.3</h1>' }))
}, START_MS)
afterAll(() => edge.stop())

const ask = (path: string) => get(edge.base, path, { host: 'localhost' })

describe('behind a dead origin', () => {
  test.each([
    ['/', 200],
    ['/get-access', 200],
    ['/forbidden/404', 404],
    ['/offline', 200],
  ])('the page %s is drawn all the same', async (path, status) => {
    const answer = await ask(path)
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(answer.body).toMatch(/<form[\s\S]*<\/html>|<h1[\s\S]*<\/html>/)
    expect(answer.body).toContain('data-brand="sanakirja"')
  })

  test('a search says that it could not be made, keeps the word, and is kept by nobody', async () => {
    const answer = await ask('/finnish-english/talo')
    expect([502, 503]).toContain(answer.status)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toContain('</html>')
    expect(answer.body).not.toMatch(/SECRET|10\.0\.0\.3|\bat \S+ \(/)
  })

  test('a call is 503 and says when to try again', async () => {
    const answer = await ask('/api/search/api/sk/search?search_service=ss&keyword=talo')
    expect([answer.status, JSON.parse(answer.body), answer.headers['content-type']]).toEqual([
      503,
      { error: 'unavailable' },
      'application/json; charset=utf-8',
    ])
    expect(answer.headers['retry-after']).toBe('5')
  })
})
