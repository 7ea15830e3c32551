import type { IncomingMessage } from 'node:http'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { ensureDefaultLexicon } from '#server/origin/lexicon/default-lexicon.ts'
import { compressed } from './node/compression.ts'
import { environmentOf } from './node/environment.ts'
import { secretsOf } from './node/secrets.ts'
import { staticFiles } from './node/static-files.ts'
import { createNodeApp } from './node-app.ts'

/** The Node runtime: static files, compression, and edge and origin in this one process. */
const environment = environmentOf(process.env, process.argv)
const secrets = secretsOf(environment.dataFolder, process.env)
await ensureDefaultLexicon({
  dataFolder: environment.dataFolder,
  isStarterOnly: environment.isStarterOnly,
  report: (text: string) => console.log(text),
})
let listeningAt: number | undefined
const app = await createNodeApp({ environment, secrets, isDevelopment: false, port: () => listeningAt })

type Bindings = { incoming: IncomingMessage }
const root = new Hono<{ Bindings: Bindings }>()
root.use('*', staticFiles(fileURLToPath(new URL('../client', import.meta.url))))
root.all('*', async (c) => compressed(c.req.raw.headers.get('accept-encoding') ?? undefined, await app.handle(c.req.raw, c.env.incoming)))

const NEEDS_TLS =
  'SANAVIRTA_ORIGIN is not set: over plain HTTP these hosts can be read, but browsers drop their Secure cookies. Put TLS in front and name its origin.'

const server = serve({ fetch: root.fetch, port: environment.port, hostname: environment.host }, ({ port }) => {
  listeningAt = port
  if (!environment.publicOrigin && Object.keys(environment.hosts).length > 0) console.log(NEEDS_TLS)
  console.log(`Sanavirta answers at http://localhost:${port} (also pacman.localhost:${port} and valter.localhost:${port})`)
})

/** Requests under way are answered before the process ends. */
function shutDown(): void {
  server.close(() => {
    app.close()
    process.exit(0)
  })
  if ('closeIdleConnections' in server) server.closeIdleConnections()
  setTimeout(() => process.exit(0), 5000).unref()
}
process.once('SIGTERM', shutDown)
process.once('SIGINT', shutDown)
