import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { assetHeaderRules, headersOf } from './asset-headers.ts'

/**
 * Serves the built client files, precompressed ones where the browser takes them, with the headers of `_headers`.
 * The folder is read once: what is no file of it goes on to the edge without a look at the disk.
 */
export function staticFiles(folder: string): MiddlewareHandler {
  const list = `${folder}/_headers`
  const rules = existsSync(list) ? assetHeaderRules(readFileSync(list, 'utf8')) : []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !/(?:^|\/)_headers$|\.(?:br|gz)$/.test(name))
  const urls = new Set(names.map((name) => `/${name.replaceAll('\\', '/')}`))
  const serve = serveStatic({ root: folder, precompressed: true })

  return async function staticFile(c, next) {
    const { path } = c.req
    if (!urls.has(path) || !/^(?:GET|HEAD)$/.test(c.req.method)) return next()
    const response = await serve(c, async () => {})
    if (!response) return next()
    for (const [name, value] of headersOf(rules, path)) response.headers.set(name, value)
    return response
  }
}
