import { withBuildLock } from '../build-lock.ts'
import { type LexiconContext, say } from '../lexicon-context.ts'
import { type LexiconManifest, readManifest } from '../lexicon-manifest.ts'
import { addDictionaries } from './add-dictionaries.ts'
import { listDictionaries } from './list-dictionaries.ts'
import { removeDictionaries } from './remove-dictionaries.ts'
import { updateDictionaries } from './update-dictionaries.ts'

export type LexiconCommand = (names: readonly string[], manifest: LexiconManifest, context: LexiconContext) => Promise<boolean>

const USAGE = `npm run lexicon -- <command> [names]

  list                       what is installed and what could be
  add <name|path|address>…   install: a known name (freedict.fin-eng, fin-eng, default), a file in our own format (.json),
                             or the .index of a dictd dictionary, its .dict.dz beside it
                             (--from=fi --to=en --title=… --licence=… when it is not one we know)
  remove <code>…             take out
  update [code…]             fetch newer editions of these (or all) and build the search database anew`

/**
 * Runs `npm run lexicon`: answers the exit code, 0 when everything was done as asked. A server on the same data folder goes over to
 * the new search database by itself.
 */
export async function runLexiconCommand(argv: readonly string[], context: LexiconContext): Promise<number> {
  const [name = '', ...names] = argv
  if (name === 'list') return exitCode(await listDictionaries(names, readManifest(context.dataFolder), context))
  const change = CHANGES[name]
  if (!change) {
    say(context, USAGE)
    return ['', 'help', '--help'].includes(name) ? 0 : 1
  }
  const onWait = () => say(context, 'Another process is changing the dictionaries; waiting for it to end.')
  return exitCode(await withBuildLock(context.dataFolder, onWait, () => change(names, readManifest(context.dataFolder), context)))
}

const CHANGES: Readonly<Record<string, LexiconCommand | undefined>> = {
  add: addDictionaries,
  remove: removeDictionaries,
  update: updateDictionaries,
}

const exitCode = (isDone: boolean) => (isDone ? 0 : 1)
