import type { IncomingMessage } from 'node:http'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createEdgeApp } from '#server/edge/app.ts'
import { fileBrandStore } from '#server/edge/brand/file-brand-store.ts'
import type { EdgeOptions } from '#server/edge/edge-options.ts'
import { memoryLimiters, memoryRateLimiter } from '#server/edge/rate-limit/memory-rate-limiter.ts'
import { memoryAnswerCache } from '#server/edge/upstream/memory-answer-cache.ts'
import { createOriginAnswer } from '#server/origin/app.ts'
import { bundledContent } from '#server/origin/content/bundled-content.ts'
import { openCurrentLexicon } from '#server/origin/lexicon/current-lexicon.ts'
import { migrate } from '#server/origin/storage/migrate.ts'
import { openNodeSqliteDatabase } from '#server/origin/storage/node-sqlite-database.ts'
import { hashesAtOnce, NODE_COST, passwords } from '#server/origin/users/passwords.ts'
import { accountsMigrations } from './accounts-migrations.ts'
import { buildId } from './build-id.ts'
import { bundledBrands } from './bundled-brands.ts'
import { COARSE_LIMIT } from './coarse-limit.ts'
import { healthAnswer } from './health.ts'
import { brandsById, readBrandFile } from './node/brand-files.ts'
import { bufferedLog } from './node/buffered-log.ts'
import { clientAddressOf } from './node/client-address.ts'
import { demoLines, prepareDemo } from './node/demo.ts'
import type { Environment } from './node/environment.ts'
import { type IdentityProviders, identityProvidersOf } from './node/identity-providers.ts'
import { deliverMails } from './node/mail-delivery.ts'
import type { Secrets } from './node/secrets.ts'
import { randomBytes } from './random-bytes.ts'
import { renderPage } from './react-router-page.ts'
import { siteOriginOf } from './site-origin.ts'
import { tokenKeysOf } from './token-keys.ts'
import { translatorOf } from './translator.ts'

export type NodeAppOptions = {
  environment: Environment
  secrets: Secrets
  isDevelopment: boolean
  /** The port the process listens at, once it does. */
  port: () => number | undefined
  /** In place of those that the environment names. */
  identityProviders?: IdentityProviders
}

export type NodeApp = {
  handle: (request: Request, incoming: IncomingMessage) => Response | Promise<Response>
  close: () => void
}

/** Edge and origin in one process on node:sqlite: the origin's app is called as it is, without HTTP between them. */
export async function createNodeApp({ environment, secrets, isDevelopment, port, ...given }: NodeAppOptions): Promise<NodeApp> {
  const lexicon = await openCurrentLexicon(environment.dataFolder)
  const accounts = openNodeSqliteDatabase(join(environment.dataFolder, 'accounts.db'), { synchronous: 'FULL' })
  await migrate(accounts, accountsMigrations)

  const report = (error: unknown) =>
    console.error(JSON.stringify({ event: 'failure', error: error instanceof Error ? error.stack : String(error) }))
  const hashes = passwords({ cost: NODE_COST, running: hashesAtOnce(availableParallelism()), randomBytes })
  const demo = { accounts, now: Date.now, randomBytes, passwords: hashes, host: environment.host, isDemo: environment.isDemo }
  const demoUsers = await prepareDemo(demo)
  if (demoUsers.length > 0) console.log(`Users for trying (kind, e-mail, password):\n${demoLines(demoUsers)}`)
  const identity = given.identityProviders ?? identityProvidersOf(environment.providersFile)
  const mails = deliverMails(environment, { accounts, report })
  const answer = createOriginAnswer({
    lexicon: lexicon.database,
    accounts,
    generation: lexicon.generation,
    now: Date.now,
    randomBytes,
    tokenKeys: await tokenKeysOf(secrets.tokenKeys),
    content: bundledContent,
    brandById: brandsById(brandsFolderOf(environment), Date.now),
    report,
    addressKey: secrets.addressKey,
    humanCheckKey: secrets.humanCheckKey,
    siteOrigin: siteOriginOf({ brands: bundledBrands, extraHosts: environment.hosts, publicOrigin: environment.publicOrigin, port }),
    mailFrom: environment.mailFrom,
    mailsWaiting: mails.mailsWaiting,
    passwords: hashes,
    providers: identity.providers,
    saml: identity.saml,
    translator: translatorOf(environment.translator),
  })
  const edge = edgeApp({
    environment,
    isDevelopment,
    secrets,
    debugMails: isDevelopment ? mails.filed : undefined,
    origin: { type: 'in-process', answer },
    originGeneration: lexicon.generation,
    providerOrigins: identity.providerOrigins,
  })
  const waitUntil = (work: Promise<unknown>) => void work.catch(report)

  return {
    handle(request, incoming) {
      if (incoming.url === '/healthz') return healthAnswer(lexicon, buildId)
      return edge.fetch(request, { clientAddress: clientAddressOf(incoming, environment.trustedHops), isSecure: false, waitUntil })
    },
    close() {
      mails.stop()
      lexicon.close()
      accounts.close()
    },
  }
}

const brandsFolderOf = ({ dataFolder }: Environment) => join(dataFolder, 'brands')

type EdgeParts = Required<Pick<EdgeOptions, 'origin' | 'originGeneration' | 'providerOrigins'>> &
  Pick<NodeAppOptions, 'environment' | 'isDevelopment' | 'secrets'> & { debugMails: EdgeOptions['debugMails'] | undefined }

function edgeApp({ environment, isDevelopment, secrets, debugMails, ...parts }: EdgeParts) {
  const brandsFolder = brandsFolderOf(environment)
  return createEdgeApp({
    brands: bundledBrands,
    extraHosts: environment.hosts,
    brandStore: fileBrandStore(async (name) => {
      const brand = await readBrandFile(brandsFolder, name)
      return isDevelopment ? withDebug(brand) : brand
    }),
    ...parts,
    renderPage,
    answerCache: memoryAnswerCache(),
    coarseLimiter: memoryRateLimiter({ ...COARSE_LIMIT, now: Date.now }),
    limiterOf: memoryLimiters(Date.now),
    sessionKeys: secrets.sessionKeys,
    addressKey: secrets.addressKey,
    now: Date.now,
    random: Math.random,
    randomBytes,
    log: environment.isQuiet ? () => {} : bufferedLog((text) => process.stdout.write(text)),
    buildId,
    publicOrigin: environment.publicOrigin,
    hasTranslator: environment.translator !== undefined,
    isDevelopment,
    ...(debugMails && { debugMails }),
  })
}

/** In development every brand has its debug area. */
function withDebug(text: string): string {
  const brand = JSON.parse(text) as { app: object } // checked by the store's schema, as every brand
  return JSON.stringify({ ...brand, app: { ...brand.app, debug: true } })
}
