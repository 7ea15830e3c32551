import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTranslationService, type TranslationService } from '../../../tests/support/translation-service.ts'
import { libreTranslator } from './libre-translator.ts'
import { rememberedTranslator } from './remembered-translator.ts'
import type { Translation } from './translator.ts'

let service: TranslationService
beforeAll(async () => {
  service = await startTranslationService()
})
afterAll(() => service.stop())
beforeEach(() => {
  service.asked.length = 0
  service.answers = undefined
})

const translator = (given: { url?: string; apiKey?: string } = {}) =>
  libreTranslator({ url: service.url, name: 'Testitulkki', fetch: (request) => fetch(request), ...given })

const KAUKOPUTKI: Translation = { text: 'kaukoputki', from: 'fi', to: 'en' }

test('MT-008 a word is translated, the likeliest first and each once', async () => {
  expect(await translator().translate(KAUKOPUTKI)).toEqual(['telescope', 'spyglass'])
  expect(service.asked).toEqual([{ q: 'kaukoputki', source: 'fi', target: 'en', format: 'text', alternatives: 3 }])
})

test('a key goes along where there is one, and languages by the service’s own codes', async () => {
  await translator({ apiKey: 'avain', url: `${service.url}/` }).translate({ text: 'talo', from: 'fi', to: 'zt' })
  expect(service.asked).toMatchObject([{ api_key: 'avain', target: 'zh-Hant' }])
})

describe('what is no translation', () => {
  test.each([
    ['a language that the service does not have', { ...KAUKOPUTKI, to: 'it' } as const, undefined, 'unsupported'],
    ['too many questions', KAUKOPUTKI, { status: 429, body: '{"error":"Slowdown"}' }, 'unavailable'],
    ['a broken service', KAUKOPUTKI, { status: 500, body: 'oops' }, 'unavailable'],
    ['something else than JSON', KAUKOPUTKI, { status: 200, body: '<html>' }, 'unavailable'],
    ['JSON of another kind', KAUKOPUTKI, { status: 200, body: '{"translatedText":["x"]}' }, 'unavailable'],
    ['a flood', KAUKOPUTKI, { status: 200, body: JSON.stringify({ translatedText: 'a'.repeat(30_000) }) }, 'unavailable'],
    ['a redirect to elsewhere', KAUKOPUTKI, { status: 302, body: '' }, 'unavailable'],
  ])('%s', async (_, asked, answers, code) => {
    service.answers = answers
    await expect(translator().translate(asked)).rejects.toMatchObject({ name: 'TranslatorError', code })
  })

  test('a service that is not there', () =>
    expect(translator({ url: 'http://127.0.0.1:9' }).translate(KAUKOPUTKI)).rejects.toMatchObject({ code: 'unavailable' }))
})

test('an answer without an end is not read to it', async () => {
  let isStopped = false
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('a'.repeat(1_000))),
    cancel: () => {
      isStopped = true
    },
  })
  const flooded = libreTranslator({ url: service.url, name: 'Testitulkki', fetch: async () => new Response(endless) })
  await expect(flooded.translate(KAUKOPUTKI)).rejects.toMatchObject({ code: 'unavailable' })
  expect(isStopped).toBe(true)
})

test('what was translated is not asked again; another direction is', async () => {
  const remembering = rememberedTranslator(translator())
  const twice = [await remembering.translate(KAUKOPUTKI), await remembering.translate(KAUKOPUTKI)]
  expect(twice).toEqual([
    ['telescope', 'spyglass'],
    ['telescope', 'spyglass'],
  ])
  await remembering.translate({ ...KAUKOPUTKI, to: 'sv' })
  expect(service.asked.map(({ target }) => target)).toEqual(['en', 'sv'])
})

test('a failure is not remembered', async () => {
  const remembering = rememberedTranslator(translator())
  service.answers = { status: 500, body: '' }
  await expect(remembering.translate(KAUKOPUTKI)).rejects.toMatchObject({ code: 'unavailable' })
  service.answers = undefined
  expect(await remembering.translate(KAUKOPUTKI)).toContain('telescope')
})
