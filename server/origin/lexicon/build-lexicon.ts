import { resolve } from 'node:path'
import { BUILD_JOBS, runBuildJob } from './build-jobs.ts'
import { bundledStarterFolder } from './project-folder.ts'

/** The child process that builds search databases: `build-lexicon.ts <job> <data folder>`. It ends when its server does. */
const [name, dataFolder = ''] = process.argv.slice(2)
const job = BUILD_JOBS.find((known) => known === name)
if (!job || dataFolder === '') throw new Error(`Usage: build-lexicon.ts ${BUILD_JOBS.join('|')} <data folder>`)

const stopped = new AbortController()
process.once('disconnect', () => {
  stopped.abort()
  process.exit(1)
})
process.channel?.unref()

const context = {
  dataFolder: resolve(dataFolder),
  starterFolder: bundledStarterFolder(),
  output: process.stdout,
  now: Date.now,
  signal: stopped.signal,
}
const isDone = await runBuildJob(job, context).catch((error: unknown) => {
  console.error(`The search database was not built, the one in use stays: ${error instanceof Error ? error.message : error}`)
  return false
})
process.exit(isDone ? 0 : 1)
