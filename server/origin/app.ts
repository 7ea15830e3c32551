import { Hono } from 'hono'
import { allCalls } from '#shared/api/all-calls.ts'
import { matchPath } from '#shared/api/call-path.ts'
import { callerReader } from './auth/caller-reader.ts'
import { authRoutes } from './auth/routes.ts'
import { configRoutes } from './config/routes.ts'
import { contentRoutes } from './content/routes.ts'
import { humanCheckRoutes } from './human-check/routes.ts'
import { institutionRoutes } from './institutions/routes.ts'
import type { BrandById, Clock, ContentStore, RandomBytes, Report, TokenKey } from './ports.ts'
import { type OnCall, plainRefusal } from './route/answer-call.ts'
import { failureRefusal } from './route/failure-refusal.ts'
import { type OriginAnswer, plainCalls } from './route/plain-calls.ts'
import { refuse } from './route/reply.ts'
import { responseOf, routeCalls } from './route/route-calls.ts'
import { addressReader } from './route/signed-address.ts'
import { searchRoutes } from './search/routes.ts'
import { ssoRoutes } from './sso/routes.ts'
import type { SsoOptions } from './sso/sso-options.ts'
import type { Database } from './storage/database.ts'
import { translateRoutes } from './translate/routes.ts'
import type { Translator } from './translate/translator.ts'
import { usersRoutes } from './users/routes.ts'
import type { UsersOptions } from './users/users-options.ts'

export type OriginOptions = {
  /** The search database of the generation that `generation` names. */
  lexicon: Database
  accounts: Database
  generation: () => string
  now: Clock
  randomBytes: RandomBytes
  /** The first signs; all of them are accepted. */
  tokenKeys: readonly [TokenKey, ...TokenKey[]]
  content: ContentStore
  brandById: BrandById
  report: Report
  /** What the edge signs visitors' addresses with, where it is not in this process. */
  addressKey: string
  /** Signs the puzzles of the human check. */
  humanCheckKey: string
  /** Machine translation; without one there is none. */
  translator?: Translator | undefined
} & Pick<UsersOptions, 'siteOrigin' | 'mailFrom' | 'passwords' | 'mailsWaiting'> &
  Pick<SsoOptions, 'providers' | 'saml'>

/** The reference back end: every `/api` call there is, usable behind any front end. */
export function createOriginApp(options: OriginOptions): Hono {
  const app = new Hono()
  registerCalls(routeCalls(app, { ...answerOptions(options), addressOf: addressReader(options) }), options)

  app.notFound((c) => {
    const isKnown = allCalls.some((call) =>
      [call.path, ...(call.aliases ?? [])].some((path) => matchPath(path, new URL(c.req.url).pathname)),
    )
    return responseOf(plainRefusal(isKnown ? refuse(405, 'method_not_allowed') : refuse(404, 'not_found')))
  })
  app.onError((error) => {
    options.report(error)
    return responseOf(plainRefusal(failureRefusal(error)))
  })
  return app
}

/** The same calls for an edge in this process, called by name with plain values. */
export function createOriginAnswer(options: OriginOptions): OriginAnswer {
  const { on, answer } = plainCalls(answerOptions(options), options.report)
  registerCalls(on, options)
  return answer
}

const answerOptions = (options: OriginOptions) => ({ callerOf: callerReader(options), generation: options.generation })

function registerCalls(on: OnCall, options: OriginOptions): void {
  searchRoutes(on, options)
  authRoutes(on, options)
  usersRoutes(on, options)
  ssoRoutes(on, options)
  institutionRoutes(on, options)
  humanCheckRoutes(on, options)
  configRoutes(on, options)
  contentRoutes(on, options)
  translateRoutes(on, options)
}
