import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RenderPage } from '#server/edge/render/render-page.ts'

const server = new URL('../../build/server/', import.meta.url)

/** The build's own renderer of pages, for an edge in this process. The chunk that has it is found by the Node runtime's import of it. */
export async function builtRenderPage(): Promise<RenderPage> {
  const runtime = readFileSync(fileURLToPath(new URL('node.js', server)), 'utf8')
  const [, name, chunk] = /(\w+) as renderPage\b[^}]*\} from "\.\/(assets\/[^"]+)"/.exec(runtime) ?? []
  if (name === undefined || chunk === undefined) throw new Error('The build has no renderer of pages')
  const module: Record<string, unknown> = await import(new URL(chunk, server).href)
  // A built file: it has no types. What it is, the import that was just read says.
  return module[name] as RenderPage
}
