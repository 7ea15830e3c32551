import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestLexicon, testLexicon } from '../../../tests/support/test-lexicon.ts'
import { post, signIn, testOrigin } from '../../../tests/support/test-origin.ts'
import { startTranslationService, type TranslationService } from '../../../tests/support/translation-service.ts'
import { bundledBrand } from '../../runtimes/bundled-brands.ts'
import { libreTranslator } from './libre-translator.ts'

let lexicon: TestLexicon
let service: TranslationService
beforeAll(async () => {
  lexicon = await testLexicon([{ code: 'a', type: 'biDirectional', langs: ['fi', 'en'], isDefault: true, words: { fi: ['talo'] } }])
  service = await startTranslationService()
})
afterAll(async () => {
  lexicon.close()
  await service.stop()
})

const KAUKOPUTKI = { text: 'kaukoputki', from: 'fi', to: 'en' }

async function asked(body: unknown, { brand = 'pacman', isConfigured = true } = {}) {
  const translator = libreTranslator({ url: service.url, name: 'Testitulkki', fetch: (request) => fetch(request) })
  const app = await testOrigin({ lexicon: lexicon.database, brandById: bundledBrand, ...(isConfigured && { translator }) })
  const { access_token } = await signIn(app, brand)
  const response = await app.request('/api/search/api/sk/translate', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json', 'x-sk-brand': brand },
  })
  return { status: response.status, body: await response.json(), retryAfter: response.headers.get('retry-after') }
}

test('MT-008 a text is translated, and it says by whom', async () => {
  const { status, body } = await asked(KAUKOPUTKI)
  expect([status, body]).toEqual([200, { translations: ['telescope', 'spyglass'], provider: 'Testitulkki' }])
})

test('MT-008 without a provider: 501 mt_not_configured', async () => {
  expect(await asked(KAUKOPUTKI, { isConfigured: false })).toMatchObject({ status: 501, body: { error: 'mt_not_configured' } })
})

test('MT-002 without advanced search: 403, whatever is configured', async () => {
  expect(await asked(KAUKOPUTKI, { brand: 'sanakirja' })).toMatchObject({ status: 403, body: { error: 'forbidden' } })
  expect(await asked(KAUKOPUTKI, { brand: 'sanakirja', isConfigured: false })).toMatchObject({ status: 403 })
})

describe('MT-003 MT-007 only between two languages that the brand has for it', () => {
  test.each([
    ['one language', { ...KAUKOPUTKI, to: 'fi' }],
    ['a language that the brand does not have', { ...KAUKOPUTKI, to: 'ja' }],
    ['a language that the service does not have', { ...KAUKOPUTKI, to: 'it' }],
    ['no language', { ...KAUKOPUTKI, from: 'xx' }],
    ['nothing to translate', { ...KAUKOPUTKI, text: '  ' }],
    ['too much to translate', { ...KAUKOPUTKI, text: 'a'.repeat(251) }],
  ])('%s: 400', async (_, body) => expect((await asked(body)).status).toBe(400))
})

test('a service that fails is told as busy: nobody takes the dictionary for broken', async () => {
  service.answers = { status: 500, body: '' }
  expect(await asked(KAUKOPUTKI)).toMatchObject({ status: 503, body: { error: 'mt_unavailable' }, retryAfter: '30' })
  service.answers = undefined
})

test('without a token nobody translates', async () => {
  const app = await testOrigin({ lexicon: lexicon.database })
  expect((await post(app, '/api/search/api/sk/translate', KAUKOPUTKI, 'pacman')).status).toBe(401)
})
