import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The data folder of the server that the browser tests run against, at a port of their own. */
export const e2eData = (port: string) => join(tmpdir(), `sanavirta-e2e-${port}`)
