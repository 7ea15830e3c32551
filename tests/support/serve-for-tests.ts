import { mkdirSync, rmSync } from 'node:fs'
import { e2eData } from './e2e-data.ts'

/** The built server on a data folder of its own, new at each start, that goes when the server does. */
const folder = e2eData(process.env.PORT ?? '')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true, mode: 0o700 })
process.env.SANAVIRTA_DATA = folder
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const runtime = '../../build/server/node.js' // a built file: no type to import
await import(runtime)
