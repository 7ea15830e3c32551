import { Hono } from 'hono'
import { allCalls } from '#shared/api/all-calls.ts'
import { configApp } from './api/config-app.ts'
import { apiProxy } from './api/proxy.ts'
import { sessionDestination } from './api/session-view.ts'
import { version } from './api/version.ts'
import { createBrands } from './brand/brands.ts'
import type { EdgeEnv, EdgeOptions } from './edge-options.ts'
import { access } from './middleware/access.ts'
import { allowedMethod } from './middleware/allowed-method.ts'
import { bodySize } from './middleware/body-size.ts'
import { brandStation } from './middleware/brand.ts'
import { createChain } from './middleware/chain.ts'
import { coarseLimit } from './middleware/coarse-limit.ts'
import { crossSite } from './middleware/cross-site.ts'
import { knownHost } from './middleware/host.ts'
import { locale } from './middleware/locale.ts'
import { rateLimit } from './middleware/rate-limit.ts'
import { routablePath } from './middleware/routable-path.ts'
import { FIXED_REDIRECTS, redirectTo, resetPassword } from './redirects/fixed-redirects.ts'
import { handleCb } from './redirects/handle-cb.ts'
import { errorPage } from './render/error-page.ts'
import { page } from './render/page.ts'
import { robots, sitemap } from './render/robots.ts'
import { notFound } from './reply.ts'
import { createAccount } from './session/account.ts'
import { addressOfCheck, addressOfProvider } from './session/provider-addresses.ts'
import { acceptSaml, backFromProvider, beginAtProvider, toCallback } from './session/provider-routes.ts'
import { originStack } from './upstream/origin-stack.ts'
import { rawPath } from './visit.ts'

/** By name: with a pattern among its routes Hono falls back to the slower of its routers, for every request. */
const PROVIDERS = ['google', 'azure', 'mpassid', 'haka'] as const

/**
 * The BFF. Every request walks the stations in this order and ends at one route. The client's address comes from the runtime, the request
 * id and the log from the chain, the security headers from `reply`; tokens are put on calls in the layers before the origin.
 * Spec: architecture (flows), security (middleware order).
 */
export function createEdgeApp(options: EdgeOptions): Hono<EdgeEnv> {
  const { calls = allCalls, extraHosts = {}, publicOrigin, coarseLimiter, limiterOf, brandStore, now, log } = options
  const { upstream, caching } = originStack({ ...options, calls })
  const brand = brandStation(
    createBrands({ store: brandStore, bundled: options.brands, now, log, hasTranslator: options.hasTranslator ?? false }),
  )
  const account = createAccount({ ...options, upstream })
  const pages = { ...options, ...account }

  const stations = [
    knownHost({ brands: options.brands, extraHosts, publicOrigin }),
    coarseLimit(coarseLimiter),
    routablePath,
    crossSite,
    allowedMethod,
    bodySize,
    brand,
    locale,
    account.station,
    rateLimit({ limiterOf, pass: account.pass, now }),
    access(account),
  ]
  const drawRefusal = errorPage({ ...pages, prepare: [brand, locale] })
  const route = createChain({ ...options, stations, drawRefusal })

  const app = new Hono<EdgeEnv>({ getPath: rawPath })
  app.get('/__version', route('version', version(options.buildId)))
  app.get('/robots.txt', route('robots', robots))
  app.get('/sitemap.xml', route('sitemap', sitemap))
  app.get('/api/config/app', route('config-app', configApp()))
  app.get('/api/session', route('session', sessionDestination(account.visitCalls)))
  app.post('/api/auth/haka/acs', route('saml', acceptSaml(account)))
  for (const provider of PROVIDERS) {
    app.post(`/api/auth/${provider}/login`, route('provider', beginAtProvider(account)))
    app.get(`/api/auth/${provider}/callback`, route('redirect', toCallback))
    app.get(`/auth/${provider}/callback`, route('provider', backFromProvider(account)))
  }
  app.get('/auth/azure/login', route('provider', addressOfProvider(account, 'azure')))
  app.get('/auth/mpassid/login', route('provider', addressOfProvider(account, 'mpassid')))
  app.get('/auth/azure/check', route('provider', addressOfCheck(account)))
  app.get('/haka/spinitsso-redirect', route('provider', addressOfProvider(account, 'haka')))
  const proxy = route('api', apiProxy({ calls, caching, ...account }))
  app.all('/api/*', proxy)
  app.get('/haka/providers', proxy)
  app.all('/assets/*', route('asset', notFound))
  for (const [path, target] of Object.entries(FIXED_REDIRECTS)) app.get(path, route('redirect', redirectTo(target)))
  app.get('/reset-password/:token', route('redirect', resetPassword))
  app.get('/handle_cb/*', route('handle-cb', handleCb))
  // Not a `*` route: with one match alone Hono calls the handler without composing.
  app.notFound(route('page', page({ ...pages, drawRefusal })))
  return app
}
