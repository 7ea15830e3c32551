import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const BUILD_SCRIPT = 'server/origin/lexicon/build-lexicon.ts'

/** The folder of the project, found upwards from this module: it runs from its source and from the built server alike. */
function projectFolder(): string {
  const start = dirname(fileURLToPath(import.meta.url))
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, BUILD_SCRIPT))) return folder
  }
  throw new Error(`The project's folder was not found above ${start}`)
}

/** The program that builds search databases; Node runs it from its source. */
export const buildScript = (): string => join(projectFolder(), BUILD_SCRIPT)

/** Where our own dictionaries are. */
export const bundledStarterFolder = (): string => join(projectFolder(), 'server/origin/lexicon/starter')
