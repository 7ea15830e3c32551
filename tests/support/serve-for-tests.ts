import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The built server on a data folder of its own that goes when the server does. */
const folder = mkdtempSync(join(tmpdir(), 'sanavirta-e2e-'))
process.env.SANAVIRTA_DATA = folder
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const runtime = '../../build/server/node.js' // a built file: no type to import
await import(runtime)
