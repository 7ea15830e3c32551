import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { BuildJob } from './build-jobs.ts'
import { lexiconInputs } from './lexicon-inputs.ts'
import { readManifest } from './lexicon-manifest.ts'
import { lexiconState } from './lexicon-state.ts'
import { buildScript, bundledStarterFolder } from './project-folder.ts'

export type DefaultLexiconOptions = {
  dataFolder: string
  /** Nothing is fetched: our own dictionaries and those that the operator has added. */
  isStarterOnly?: boolean
  /** Told what the builds say, line by line. */
  report: (line: string) => void
}

/**
 * Sees to it that there is a search database: at the first start one of our own dictionaries, at once, while a child process fetches
 * the default ones and builds the next generation. One that is out of date is served until its successor is built. `ready` is
 * settled when the work in the background has ended, well or not. Throws when not even our own dictionaries can be built.
 */
export async function ensureDefaultLexicon({
  dataFolder,
  isStarterOnly = false,
  report,
}: DefaultLexiconOptions): Promise<{ ready: Promise<void> }> {
  mkdirSync(dataFolder, { recursive: true })
  const run = (job: BuildJob) => runInChild(job, dataFolder, report)
  const stateNow = async () => lexiconState(dataFolder, await lexiconInputs(readManifest(dataFolder), bundledStarterFolder()))

  if ((await stateNow()) === 'missing') {
    const isBuilt = await run('starter')
    if (!isBuilt && (await stateNow()) === 'missing') throw new Error('The search database could not be built')
  }
  const { isDefaultAcquired, morphology } = readManifest(dataFolder)
  if (!isStarterOnly && !(isDefaultAcquired && morphology)) return { ready: run('default').then(() => {}) }
  if ((await stateNow()) !== 'current') return { ready: run('rebuild').then(() => {}) }
  return { ready: Promise.resolve() }
}

/** Answers whether the job ended well; never rejects. */
function runInChild(job: BuildJob, dataFolder: string, report: (line: string) => void): Promise<boolean> {
  const child = spawn(process.execPath, [buildScript(), job, dataFolder], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on('line', report)
  return new Promise((resolve) => {
    child.once('error', (error) => {
      report(`The search database cannot be built: ${error.message}`)
      resolve(false)
    })
    child.once('close', (code) => resolve(code === 0))
  })
}
