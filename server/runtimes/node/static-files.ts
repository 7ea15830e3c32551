import { existsSync, readFileSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { assetHeaderRules, headersOf } from './asset-headers.ts'

/**
 * Serves the built client files, precompressed ones where the browser takes them, with the headers of `_headers`.
 * What is no file goes on to the edge, which answers unknown assets itself.
 */
export function staticFiles(folder: string): MiddlewareHandler {
  const list = `${folder}/_headers`
  const rules = existsSync(list) ? assetHeaderRules(readFileSync(list, 'utf8')) : []
  return serveStatic({
    root: folder,
    precompressed: true,
    // A folder's index is no file of ours: `/` is a page.
    rewriteRequestPath: (path) => (path.endsWith('/') || path === '/_headers' ? '/.none' : path),
    onFound: (path, c) => {
      const url = path.replaceAll('\\', '/').slice(path.replaceAll('\\', '/').indexOf(folder) + folder.length)
      for (const [name, value] of headersOf(rules, url.replace(/\.(br|gz)$/, ''))) c.header(name, value)
    },
  })
}
