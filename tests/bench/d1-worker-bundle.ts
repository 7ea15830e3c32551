import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The bench's worker as one module, made as the workers of the product are. Throws when it cannot be built. */
export async function d1WorkerScript(): Promise<string> {
  const made = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { ssr: `${root}tests/bench/d1-worker.ts`, write: false, target: 'es2023', rollupOptions: { output: { codeSplitting: false } } },
    ssr: { noExternal: true, target: 'webworker' },
  })
  const outputs = [made].flat().flatMap((one) => ('output' in one ? one.output : []))
  const [entry, ...others] = outputs.filter((file) => file.type === 'chunk')
  if (!entry || others.length > 0) throw new Error(`The bench's worker is ${outputs.length} modules instead of one`)
  return entry.code
}
