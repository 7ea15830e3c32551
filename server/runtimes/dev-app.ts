import type { IncomingMessage } from 'node:http'
import { ensureDefaultLexicon } from '#server/origin/lexicon/default-lexicon.ts'
import { environmentOf } from './node/environment.ts'
import { identityProviders, identityProvidersOf } from './node/identity-providers.ts'
import { secretsOf } from './node/secrets.ts'
import { startStandIns } from './node/stand-ins/start-stand-ins.ts'
import { createNodeApp } from './node-app.ts'

/** The app behind the development server: the same as in production, without a content security policy, on the same data folder. */
const environment = { ...environmentOf(process.env), isDemo: true }
await ensureDefaultLexicon({
  dataFolder: environment.dataFolder,
  isStarterOnly: environment.isStarterOnly,
  report: (text: string) => console.log(text),
})
const secrets = secretsOf(environment.dataFolder, process.env)
/** So that every sign-in button works: stand-ins on this machine, where no real providers are configured. */
const providers = environment.providersFile
  ? identityProvidersOf(environment.providersFile)
  : identityProviders((await startStandIns()).providers)
const app = await createNodeApp({ environment, secrets, isDevelopment: true, port: () => environment.port, identityProviders: providers })

/** Answers one request; `env.incoming` is Node's own request. */
export const handle = (request: Request, env: unknown): Response | Promise<Response> => {
  const { incoming } = env as { incoming: IncomingMessage } // as @hono/node-server hands it over
  return app.handle(request, incoming)
}
