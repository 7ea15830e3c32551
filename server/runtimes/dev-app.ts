import type { IncomingMessage } from 'node:http'
import { ensureDefaultLexicon } from '#server/origin/lexicon/default-lexicon.ts'
import { environmentOf } from './node/environment.ts'
import { secretsOf } from './node/secrets.ts'
import { createNodeApp } from './node-app.ts'

/** The app behind the development server: the same as in production, without a content security policy, on the same data folder. */
const environment = environmentOf(process.env)
await ensureDefaultLexicon({
  dataFolder: environment.dataFolder,
  isStarterOnly: environment.isStarterOnly,
  report: (text: string) => console.log(text),
})
const app = await createNodeApp({ environment, secrets: secretsOf(environment.dataFolder, process.env), isDevelopment: true })

/** Answers one request; `env.incoming` is Node's own request. */
export const handle = (request: Request, env: unknown): Response | Promise<Response> => {
  const { incoming } = env as { incoming: IncomingMessage } // as @hono/node-server hands it over
  return app.handle(request, incoming)
}
