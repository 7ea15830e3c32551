import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchWords } from '#shared/api/search.ts'
import { ensureBuilt } from '../support/built.ts'
import { type BuiltWorkers, startBuiltWorkers } from '../support/built-workers.ts'
import { get } from '../support/get.ts'
import { START_MS } from '../support/runtimes.ts'

const SEARCH = '/api/search/api/sk/search?search_service=ss&keyword_language=fi&target_language=en&keyword='

let workers: BuiltWorkers
beforeAll(async () => {
  ensureBuilt()
  workers = await startBuiltWorkers()
}, START_MS)
afterAll(() => workers.stop())

const asked = (path: string, options: Parameters<typeof get>[2] = {}) => get(workers.base, path, { host: 'localhost', ...options })

describe('ARCH-002 the built workers', () => {
  test.each([
    ['/', 200, '<html lang="en" data-brand="sanakirja">'],
    ['/finnish-english/talo', 200, 'house'],
    ['/finnish-english/eiolesellaista', 404, 'eiolesellaista'],
    ['/legal/help', 200, '<h1'],
    ['/forbidden/no-access', 403, '<h1'],
  ])('draw %s with %i', async (path, status, part) => {
    const answer = await asked(path)
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(answer.body).toContain(part)
    expect(answer.body).toContain('</html>')
  })

  test('answer a call from D1 with what it promises', async () => {
    const answer = await asked(`${SEARCH}talo`)
    expect(v.parse(searchWords.answer, JSON.parse(answer.body)).data.map(({ headword }) => headword)).toContain('talo')
    expect(answer.headers['cache-status']).toBe('edge; fwd=miss; stored')
    expect((await asked(`${SEARCH}talo`)).headers['cache-status']).toBe('edge; hit')
  })

  test('serve assets with the headers of their list, and none that is not there', async () => {
    const [script = ''] = /\/assets\/entry\.client[^"]+/.exec((await asked('/')).body) ?? []
    const asset = await asked(script)
    expect([asset.status, asset.headers['cache-control'], asset.headers['x-content-type-options']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'nosniff',
    ])
    const missing = await asked('/assets/entry.client-00000000.js')
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store'])
  })

  test('tell how they are at /healthz, whatever the host', async () => {
    const answer = await asked('/healthz', { host: 'unknown.test' })
    const { status, build, generation, dictionaries } = JSON.parse(answer.body)
    expect([answer.status, status, answer.headers['cache-control']]).toEqual([200, 'ok', 'no-store'])
    expect(build).toBe(JSON.parse((await asked('/__version')).body).build)
    expect(generation).toMatch(/./)
    expect(JSON.stringify(dictionaries)).toContain('"sanavirta.fi-en"')
  })

  test('D08 refuse a host that is none of theirs', async () => {
    expect((await asked('/', { host: 'unknown.test' })).status).toBe(421)
  })
})

test('ARCH-011 a brand is what KV says', async () => {
  // Miniflare types its namespaces by a copy of Cloudflare's types that is not installed.
  const brands = (await workers.miniflare.getKVNamespace('BRANDS', 'sanavirta-edge')) as unknown as {
    get: (key: string) => Promise<string>
    put: (key: string, value: string) => Promise<void>
  }
  const valter = JSON.parse(await brands.get('brand:valter'))
  await brands.put('brand:valter', JSON.stringify({ ...valter, app: { ...valter.app, appName: 'Vaihdettu' } }))
  const host = 'valter.localhost'
  expect(JSON.parse((await asked('/api/config/app', { host })).body).appName).toBe('Vaihdettu')
  expect((await asked('/', { host })).body).toMatch(/<title>[^<]*Vaihdettu/)
})

test('L10N-002 E08 sixty readers at once each get their own language', async () => {
  const HOME = { fi: 'fi', sv: 'sv', en: 'en' }
  const langs = Array.from({ length: 60 }, (_, index) => Object.keys(HOME)[index % 3] ?? 'en')
  const alone = new Map<string, string>()
  for (const lang of Object.keys(HOME))
    alone.set(lang, words((await asked('/finnish-english/talo', { headers: { cookie: `lang=${lang}` } })).body))
  expect(new Set(alone.values()).size).toBe(3)

  const answers = await Promise.all(langs.map((lang) => asked('/finnish-english/talo', { headers: { cookie: `lang=${lang}` } })))
  const wrong = answers.filter(({ body }, index) => {
    const lang = langs[index] ?? ''
    return !body.includes(`<html lang="${lang}"`) || words(body) !== alone.get(lang)
  })
  expect(wrong.length).toBe(0)
})

/** A page without what differs from answer to answer. */
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('the workers have logged no failure', () => {
  expect(
    workers
      .output()
      .split('\n')
      .filter((line) => /"event":"failure"|page_render_failed|[Uu]ncaught|[Uu]nhandled/.test(line)),
  ).toEqual([])
})
