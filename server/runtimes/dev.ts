import { getRequestListener } from '@hono/node-server'
import type { Plugin, ViteDevServer } from 'vite'

type FetchHandler = (request: Request, env: unknown) => Response | Promise<Response>

/** Development only: every request that Vite does not answer itself goes through the same app that production serves. */
export function honoDev(entry: string): Plugin {
  return {
    name: 'hono-dev',
    apply: 'serve',
    // Islands update on their own; a file that only the server knows reloads the document.
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      const isInBrowser = server.environments.client.moduleGraph.getModulesByFile(file)?.size
      if (!isInBrowser) server.environments.client.hot.send({ type: 'full-reload' })
    },
    configureServer: (server) => () => mount(server, entry),
  }
}

function mount(server: ViteDevServer, entry: string): void {
  server.middlewares.use(async (incoming, outgoing, next) => {
    try {
      incoming.url = incoming.originalUrl ?? incoming.url ?? '/' // Vite has rewritten it
      // A module loaded by path has no type of its own; the entry's one export is the handler.
      const { handle } = (await server.ssrLoadModule(entry)) as { handle: FetchHandler }
      const listener = getRequestListener((request, env) => handle(request, env), { overrideGlobalObjects: false })
      await listener(incoming, outgoing)
    } catch (error) {
      if (error instanceof Error) server.ssrFixStacktrace(error)
      next(error)
    }
  })
}
