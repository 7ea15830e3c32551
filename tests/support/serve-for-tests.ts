import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The built server on a data folder of its own that goes when the server does. */
const folder = mkdtempSync(join(tmpdir(), 'sanavirta-e2e-'))
process.env.SANAVIRTA_DATA = folder

/** All journeys come from one address: brands of an operator who lets one visitor read as much as all of them together. */
mkdirSync(join(folder, 'brands'))
const bundled = new URL('../../server/brands/', import.meta.url)
for (const name of readdirSync(bundled).filter((file) => file.endsWith('.json'))) {
  const brand: unknown = JSON.parse(readFileSync(new URL(name, bundled), 'utf8'))
  writeFileSync(join(folder, 'brands', name), JSON.stringify({ ...Object(brand), rateLimitPerMinute: 100_000 }))
}

process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const runtime = '../../build/server/node.js' // a built file: no type to import
await import(runtime)
