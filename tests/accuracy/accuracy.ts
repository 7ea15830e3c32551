import { existsSync } from 'node:fs'
import { runBuildJob } from '#server/origin/lexicon/build-jobs.ts'
import { currentLexiconFile } from '#server/origin/lexicon/generation-files.ts'
import { bundledStarterFolder } from '#server/origin/lexicon/project-folder.ts'
import { openNodeSqliteDatabase } from '#server/origin/storage/node-sqlite-database.ts'
import { environmentOf } from '#server/runtimes/node/environment.ts'
import { type Accuracy, accuracyOf, hasRealDictionaries } from './base-form-accuracy.ts'
import { goldTokens } from './read-gold.ts'

/**
 * `npm run accuracy`: how often the base forms of real texts are right, against CoNLL-U files in the folder that SANAVIRTA_GOLD names and
 * the dictionaries of the data folder. `-- --fetch` fetches them first, as a first start does. Ends with 1 below a floor.
 */
const FLOORS = [
  { lang: 'fi', share: 0.95, microseconds: 25 },
  { lang: 'en', share: 0.96, microseconds: undefined },
  { lang: 'sv', share: 0.86, microseconds: undefined },
] as const

const { dataFolder } = environmentOf(process.env)
const gold = process.env.SANAVIRTA_GOLD ?? ''
process.exitCode = await run()

async function run(): Promise<number> {
  if (gold === '') return notRun('SANAVIRTA_GOLD names no folder of CoNLL-U files')
  if (!existsSync(gold)) return notRun(`there is no folder ${gold}`)
  if (process.argv.includes('--fetch')) {
    const context = { dataFolder, starterFolder: bundledStarterFolder(), output: process.stdout, now: Date.now }
    await runBuildJob('default', context)
  }
  const file = currentLexiconFile(dataFolder)
  if (file === undefined) return notRun(`there is no search database in ${dataFolder}; \`npm start\` or \`-- --fetch\` makes one`)
  const lexicon = openNodeSqliteDatabase(file, { readOnly: true })
  if (!(await hasRealDictionaries(lexicon))) return notRun(`${dataFolder} holds the starter dictionaries only`)

  let isGood = true
  for (const { lang, ...floor } of FLOORS) {
    const tokens = goldTokens(gold, lang)
    if (tokens.length === 0) console.log(`${lang}: not run, no CoNLL-U file of it in ${gold}`)
    else isGood = report(lang, await accuracyOf(lexicon, lang, tokens), floor) && isGood
  }
  lexicon.close()
  return isGood ? 0 : 1
}

function notRun(why: string): number {
  console.log(`Accuracy of base forms: not run (${why})`)
  return 0
}

function report(
  lang: string,
  { tokens, asked, found, microseconds }: Accuracy,
  floor: { share: number; microseconds: number | undefined },
): boolean {
  const share = found / asked
  const isFast = floor.microseconds === undefined || microseconds <= floor.microseconds
  const isGood = share >= floor.share && isFast
  const speedFloor = floor.microseconds === undefined ? '' : ` (floor ${floor.microseconds})`
  console.log(
    `${lang}: ${(100 * share).toFixed(1)} % of ${asked} tokens (floor ${100 * floor.share} %; ${tokens} tokens in all), ${microseconds.toFixed(1)} µs a word${speedFloor}${isGood ? '' : '  BELOW'}`,
  )
  return isGood
}
