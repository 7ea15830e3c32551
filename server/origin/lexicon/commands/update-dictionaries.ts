import { acquireForManifest } from '../acquire-dictionaries.ts'
import { withMorphology } from '../acquire-morphology.ts'
import { type LexiconContext, say } from '../lexicon-context.ts'
import { lexiconInputs } from '../lexicon-inputs.ts'
import type { InstalledDictionary, LexiconManifest } from '../lexicon-manifest.ts'
import { lexiconState } from '../lexicon-state.ts'
import { rebuildLexicon } from '../rebuild-lexicon.ts'
import { knownDictionaryOf } from '../sources/known-dictionaries.ts'
import { withDictionaries } from './add-dictionaries.ts'
import type { FileDescription } from './add-request.ts'
import { addedFile } from './added-file.ts'
import type { LexiconCommand } from './run-lexicon-command.ts'

/** `update`: fetches newer editions and, where anything has changed, builds. What cannot be fetched stays as it is. */
export const updateDictionaries: LexiconCommand = async (names, manifest, context) => {
  const isWanted = ({ code }: InstalledDictionary) =>
    names.length === 0 || names.some((name) => code === name || code === `freedict.${name}`)
  const wanted = manifest.dictionaries.filter(isWanted)
  if (names.length > wanted.length) {
    say(context, 'Not all of these are installed. `npm run lexicon -- list` shows what is.')
    return false
  }
  const known = await updatedKnown(wanted, context)
  const files = await updatedFiles(wanted, context)
  const updated = withDictionaries(manifest, [...known.dictionaries, ...files.dictionaries])
  const isBuilt = await rebuildWhereNeeded(
    names.length === 0 ? await withMorphology(updated, context, { isUpdate: true }) : updated,
    context,
  )
  return isBuilt && known.isDone && files.isDone
}

type Updated = { dictionaries: InstalledDictionary[]; isDone: boolean }

async function updatedKnown(wanted: readonly InstalledDictionary[], context: LexiconContext): Promise<Updated> {
  const known = wanted.flatMap(({ kind, code }) => (kind === 'known' ? (knownDictionaryOf(code) ?? []) : []))
  if (known.length === 0) return { dictionaries: [], isDone: true }
  const acquired = await acquireForManifest(known, context)
  if (!acquired.ok) {
    say(context, `${acquired.error.message} What is installed stays as it is.`)
    return { dictionaries: [], isDone: false }
  }
  const { dictionaries, missing } = acquired.value
  for (const { name, reason } of missing) say(context, `${name} stays as it is: ${reason}`)
  return { dictionaries, isDone: missing.length === 0 }
}

async function updatedFiles(wanted: readonly InstalledDictionary[], context: LexiconContext): Promise<Updated> {
  const updated: Updated = { dictionaries: [], isDone: true }
  for (const installed of wanted) {
    if (installed.kind !== 'json' && installed.kind !== 'dictd') continue
    const file = await addedFile(installed.location, descriptionOf(installed), context)
    if (file.ok) updated.dictionaries.push(file.value)
    else {
      say(context, `${installed.code} stays as it is: ${file.error.message}`)
      updated.isDone = false
    }
  }
  return updated
}

const descriptionOf = (installed: InstalledDictionary): FileDescription =>
  installed.kind === 'dictd' ? { from: installed.from, to: installed.to, title: installed.title, licence: installed.licence.name } : {}

async function rebuildWhereNeeded(manifest: LexiconManifest, context: LexiconContext): Promise<boolean> {
  const inputs = await lexiconInputs(manifest, context.starterFolder)
  if (lexiconState(context.dataFolder, inputs) !== 'current') return rebuildLexicon(manifest, context)
  say(context, 'Everything is up to date.')
  return true
}
