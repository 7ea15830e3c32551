import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/origin/storage/database.ts'
import { allCalls } from '#shared/api/all-calls.ts'
import { configApp } from '#shared/api/config.ts'
import { testAccounts } from '../../tests/support/test-accounts.ts'
import { type TestLexicon, testLexicon } from '../../tests/support/test-lexicon.ts'
import { signIn, testOrigin } from '../../tests/support/test-origin.ts'
import { accountExamples, MADE_WITH_PROVIDERS } from '../../tests/support/walk-accounts.ts'
import { type SendCall, walkCalls } from '../../tests/support/walk-calls.ts'

let lexicon: TestLexicon
let send: SendCall
let accounts: Database

beforeAll(async () => {
  lexicon = await testLexicon(
    [{ code: 'a', type: 'biDirectional', langs: ['fi', 'en'], isDefault: true, words: { fi: ['talo', 'talous'], en: ['house'] } }],
    [{ id: 'g', title: 'G', type: 'fixed', dictionaries: ['a'], langs: ['fi', 'en'] }],
  )
  accounts = await testAccounts()
  const app = await testOrigin({
    accounts,
    lexicon: lexicon.database,
    content: { page: async () => '<h1>About</h1>', image: async () => '<svg/>' },
  })
  const anonymous = (await signIn(app)).access_token
  send = async ({ method, path, body, token = anonymous }) =>
    app.request(path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'x-sk-brand': 'sanakirja' },
      ...(body === undefined ? {} : { body }),
    })
})
afterAll(() => lexicon.close())

test('the origin answers every call there is with what the call promises', async () => {
  const walked = allCalls.filter(({ name }) => MADE_WITH_PROVIDERS[name] === undefined)
  expect((await walkCalls(walked, send, accountExamples(accounts))).map(({ call }) => call.name)).toEqual(walked.map(({ name }) => name))
})

test('the walk can fail: a call without an example, and an answer that is something else', async () => {
  await expect(walkCalls([{ ...configApp, name: 'unheardOf' }], send)).rejects.toThrow('No example')
  await expect(walkCalls([configApp], async () => Response.json({ appName: 1 }))).rejects.toThrow('configApp answered something else')
  await expect(walkCalls([configApp], async () => Response.json({}, { status: 500 }))).rejects.toThrow('configApp answered 500')
})
