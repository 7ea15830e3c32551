import { randomBytes } from 'node:crypto'
import { createEdgeApp } from '#server/edge/app.ts'
import type { RequestScope } from '#server/edge/edge-options.ts'
import { memoryAnswerCache } from '#server/edge/upstream/memory-answer-cache.ts'
import { openNodeSqliteDatabase } from '#server/origin/storage/node-sqlite-database.ts'
import { makeDemoUsers } from '#server/origin/users/demo-users.ts'
import { passwords } from '#server/origin/users/passwords.ts'
import { bundledBrand, bundledBrands } from '#server/runtimes/bundled-brands.ts'
import { builtRenderPage } from '../support/built-page.ts'
import { starterLexicon } from '../support/starter-lexicon.ts'
import { testAccounts } from '../support/test-accounts.ts'
import { testOriginAnswer } from '../support/test-origin.ts'

/** Edge, built pages and origin in this process over the starter dictionaries. Time stands still, so that nothing is over before its end. */
export async function wholeProduct() {
  const lexicon = await starterLexicon()
  const accounts = await testAccounts()
  const now = () => STARTED_AT
  const cheap = passwords({ cost: { ln: 4, r: 8, p: 1 }, running: 2, randomBytes })
  const users = await makeDemoUsers({ accounts, now, randomBytes, passwords: cheap })
  const failures: unknown[] = []
  const database = openNodeSqliteDatabase(lexicon.file, { readOnly: true })
  const report = (error: unknown) => void failures.push(error)
  // A machine that knows one word and fails at some.
  const translator = { name: 'Echo', translate: async ({ text }: { text: string }) => [text] }
  const given = { lexicon: database, accounts, now, passwords: cheap, brandById: bundledBrand, report, translator }
  const answer = await testOriginAnswer(given)
  const edge = createEdgeApp({
    brands: bundledBrands,
    brandStore: { read: bundledBrand },
    origin: { type: 'in-process', answer },
    originGeneration: () => 'test',
    renderPage: await builtRenderPage(),
    answerCache: memoryAnswerCache(),
    now,
    random: () => 0.5,
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    sessionKeys: ['the key of the tests, newest first, of 43 letters'],
    log: () => {},
    buildId: 'build-1',
    hasTranslator: true,
  })
  const scope: RequestScope = { clientAddress: '192.0.2.1', isSecure: false, waitUntil: (work) => void work.catch(report) }
  const send = async (url: string, init: RequestInit = {}) => edge.fetch(new Request(url, init), scope)

  /** The session cookie of a user for trying. */
  async function signIn(kind: string, host: string): Promise<string> {
    const { email, password } = users.find((user) => user.kind === kind) ?? {}
    const headers = { 'x-sk-client': '1', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify({ email, password }) }
    const response = await send(`http://${host}/api/auth/login`, init)
    if (response.status !== 200) throw new Error(`The sign-in was refused: ${response.status} ${await response.text()}`)
    const cookies = response.headers.getSetCookie().filter((cookie) => cookie.startsWith('__Host-'))
    return cookies.map((cookie) => cookie.slice(0, cookie.indexOf(';'))).join('; ')
  }

  const close = () => {
    database.close()
    lexicon.remove()
  }
  return { send, signIn, failures, close }
}

const STARTED_AT = Date.UTC(2026, 0, 1)
