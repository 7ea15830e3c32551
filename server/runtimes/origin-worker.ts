import * as v from 'valibot'
import { createOriginApp } from '#server/origin/app.ts'
import { bundledContent } from '#server/origin/content/bundled-content.ts'
import { httpMailer } from '#server/origin/mail/http-mailer.ts'
import { sendDueMails } from '#server/origin/mail/outbox.ts'
import { ProvidersConfigSchema } from '#server/origin/sso/provider-config.ts'
import { type D1Binding, d1Database } from '#server/origin/storage/d1-database.ts'
import type { Database } from '#server/origin/storage/database.ts'
import { passwords, WORKER_COST } from '#server/origin/users/passwords.ts'
import { buildId } from './build-id.ts'
import { bundledBrand, bundledBrands } from './bundled-brands.ts'
import { givenKey, givenKeys } from './given-keys.ts'
import { healthAnswer } from './health.ts'
import { hostBrandsOf } from './host-brands.ts'
import { randomBytes } from './random-bytes.ts'
import { siteOriginOf } from './site-origin.ts'
import { tokenKeysOf } from './token-keys.ts'
import { translatorOf } from './translator.ts'

/** Cloudflare's bindings of the origin worker, as server/origin/wrangler.toml names them. */
type Env = {
  LEXICON: D1Binding
  ACCOUNTS: D1Binding
  TOKEN_KEYS?: string
  ADDRESS_KEY?: string
  HUMAN_CHECK_KEY?: string
  /** Identity providers as JSON (see the README); the federation's SAML needs Node. */
  PROVIDERS?: string
  SANAVIRTA_HOSTS?: string
  SANAVIRTA_ORIGIN?: string
  MAIL_FROM?: string
  /** A service that takes mails as JSON over HTTP; without one they wait in the outbox. */
  MAIL_URL?: string
  MAIL_TOKEN?: string
  /** A service with LibreTranslate's API; the edge worker has the same variable. */
  TRANSLATE_URL?: string
  TRANSLATE_KEY?: string
  TRANSLATE_NAME?: string
}
type Context = { waitUntil: (work: Promise<unknown>) => void }

/** How long an isolate believes in the generation it has read: the bound for a newly loaded lexicon to be seen. */
const GENERATION_FRESH_MS = 10_000

type Generation = { id: string; readAt: number }

async function readGeneration(lexicon: Database): Promise<Generation> {
  const [row] = await lexicon.all<{ value: string }>("SELECT value FROM meta WHERE key = 'generation'", [])
  return { id: row?.value ?? 'none', readAt: Date.now() }
}

const report = (error: unknown) =>
  console.error(JSON.stringify({ event: 'failure', error: error instanceof Error ? error.name : typeof error }))

async function createApp(env: Env) {
  const { LEXICON, ACCOUNTS } = env
  const accounts = d1Database(ACCOUNTS)
  let areMailsWaiting = false
  const lexicon = d1Database(LEXICON)
  let generation = await readGeneration(lexicon)
  const app = createOriginApp({
    lexicon,
    accounts,
    generation: () => generation.id,
    now: Date.now,
    randomBytes,
    tokenKeys: await tokenKeysOf(givenKeys('TOKEN_KEYS', env.TOKEN_KEYS)),
    content: bundledContent,
    brandById: bundledBrand,
    addressKey: givenKey('ADDRESS_KEY', env.ADDRESS_KEY),
    humanCheckKey: givenKey('HUMAN_CHECK_KEY', env.HUMAN_CHECK_KEY),
    siteOrigin: siteOriginOf({
      brands: bundledBrands,
      extraHosts: hostBrandsOf(env.SANAVIRTA_HOSTS ?? ''),
      publicOrigin: env.SANAVIRTA_ORIGIN,
      port: () => undefined,
    }),
    mailFrom: env.MAIL_FROM,
    mailsWaiting: () => {
      areMailsWaiting = true
    },
    passwords: passwords({ cost: WORKER_COST, running: 1, randomBytes }),
    providers: v.parse(ProvidersConfigSchema, JSON.parse(env.PROVIDERS ?? '{}')),
    translator: translatorOf(
      env.TRANSLATE_URL ? { url: env.TRANSLATE_URL, apiKey: env.TRANSLATE_KEY, name: env.TRANSLATE_NAME ?? 'LibreTranslate' } : undefined,
    ),
    report,
  })
  const health = () => healthAnswer({ database: lexicon, generation: () => generation.id }, buildId)
  const refresh = async () => {
    if (Date.now() - generation.readAt > GENERATION_FRESH_MS) generation = await readGeneration(lexicon)
  }
  const mailer =
    env.MAIL_URL === undefined
      ? undefined
      : httpMailer({ url: env.MAIL_URL, token: env.MAIL_TOKEN ?? '', fetch: (request) => fetch(request) })
  const sendMails = async () => {
    areMailsWaiting = false
    if (mailer) await sendDueMails({ accounts, mailer, now: Date.now, report })
  }
  return { app, health, refresh, sendMails, areMailsWaiting: () => areMailsWaiting }
}

let started: ReturnType<typeof createApp> | undefined

function start(env: Env): ReturnType<typeof createApp> {
  started ??= createApp(env).catch((error: unknown) => {
    started = undefined // a database that is not there yet must not stay wrong for the isolate's life
    throw error
  })
  return started
}

export default {
  async fetch(request: Request, env: Env, context: Context): Promise<Response> {
    const { app, health, refresh, sendMails, areMailsWaiting } = await start(env)
    await refresh()
    if (new URL(request.url).pathname === '/healthz') return health()
    const response = await app.fetch(request)
    if (areMailsWaiting()) context.waitUntil(sendMails().catch(report))
    return response
  },

  /** By the cron trigger: what could not be sent at first falls due again. */
  async scheduled(_event: unknown, env: Env): Promise<void> {
    await (await start(env)).sendMails()
  },
}
