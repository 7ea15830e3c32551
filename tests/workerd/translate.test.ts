import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from '../support/built.ts'
import { type BuiltWorkers, startBuiltWorkers } from '../support/built-workers.ts'
import { get } from '../support/get.ts'
import { type RunningServer, startNodeServer } from '../support/node-server.ts'
import { START_MS } from '../support/runtimes.ts'
import { startTranslationService, type TranslationService } from '../support/translation-service.ts'

let service: TranslationService
let node: RunningServer
let workers: BuiltWorkers
beforeAll(async () => {
  ensureBuilt()
  service = await startTranslationService()
  node = await startNodeServer({ SANAVIRTA_TRANSLATE_URL: service.url, SANAVIRTA_TRANSLATE_NAME: 'LibreTranslate' })
  workers = await startBuiltWorkers({ translateUrl: service.url })
}, START_MS)
afterAll(() => Promise.all([node?.stop(), workers?.stop(), service?.stop()]))

const OWN = { 'x-sk-client': '1', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
const ask = (base: string, host: string) =>
  get(base, '/api/search/api/sk/translate', {
    host,
    method: 'POST',
    headers: OWN,
    body: JSON.stringify({ text: 'kaukoputki', from: 'fi', to: 'en' }),
  })

test.each(['node', 'workerd'])('MT-008 on %s an island’s call reaches the service, for those with advanced search', async (runtime) => {
  const base = runtime === 'node' ? node.base : workers.base
  const translated = await ask(base, 'pacman.localhost')
  expect([translated.status, JSON.parse(translated.body)]).toEqual([
    200,
    { translations: ['telescope', 'spyglass'], provider: 'LibreTranslate' },
  ])
  expect((await ask(base, 'localhost')).status).toBe(403)
})

test.each(['node', 'workerd'])('MT-007 on %s the brand’s languages for it are told, since there is a translator', async (runtime) => {
  const base = runtime === 'node' ? node.base : workers.base
  const { body } = await get(base, '/api/config/app', { host: 'pacman.localhost' })
  expect(JSON.parse(body).features.machineTranslationLanguages).toContain('fi')
})
