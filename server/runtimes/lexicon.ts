import { runLexiconCommand } from '#server/origin/lexicon/commands/run-lexicon-command.ts'
import { bundledStarterFolder } from '#server/origin/lexicon/project-folder.ts'
import { environmentOf } from './node/environment.ts'

/** `npm run lexicon -- list|add|remove|update`: the dictionaries of this installation. A running server goes over to the new search database by itself. */
process.exitCode = await runLexiconCommand(process.argv.slice(2), {
  dataFolder: environmentOf(process.env).dataFolder,
  starterFolder: bundledStarterFolder(),
  output: process.stdout,
  now: Date.now,
})
