import { acquireForManifest } from '../acquire-dictionaries.ts'
import { type LexiconContext, say } from '../lexicon-context.ts'
import type { InstalledDictionary, LexiconManifest } from '../lexicon-manifest.ts'
import { rebuildLexicon } from '../rebuild-lexicon.ts'
import { KNOWN_DICTIONARIES, type KnownDictionary } from '../sources/known-dictionaries.ts'
import { type AddRequest, readAddRequest } from './add-request.ts'
import { addedFile } from './added-file.ts'
import type { LexiconCommand } from './run-lexicon-command.ts'

/** `add`: fetches, builds, and answers false when anything that was asked for could not be had. Nothing is changed when nothing could. */
export const addDictionaries: LexiconCommand = async (args, manifest, context) => {
  const request = readAddRequest(args, manifest)
  for (const problem of request.problems) say(context, problem)
  if (request.problems.length > 0) return false

  const { dictionaries, isDone } = await fetchAll(request, context)
  const isChanged = dictionaries.length > 0 || request.starter.length > 0
  if (!isChanged) return false
  const withoutStarter = manifest.withoutStarter.filter((code) => !request.starter.includes(code))
  const isBuilt = await rebuildLexicon({ ...withDictionaries(manifest, dictionaries), withoutStarter }, context)
  return isBuilt && isDone
}

/** The manifest with these added, or put in the place of those with their codes. */
export function withDictionaries(manifest: LexiconManifest, added: readonly InstalledDictionary[]): LexiconManifest {
  const codes = new Set(added.map(({ code }) => code))
  const dictionaries = [...manifest.dictionaries.filter(({ code }) => !codes.has(code)), ...added]
  const isDefaultAcquired = manifest.isDefaultAcquired || KNOWN_DICTIONARIES.every(({ meta }) => codes.has(meta.code))
  return { ...manifest, isDefaultAcquired, dictionaries }
}

type Fetched = { dictionaries: InstalledDictionary[]; isDone: boolean }

async function fetchAll({ known, locations, description }: AddRequest, context: LexiconContext): Promise<Fetched> {
  const fetched = await fetchKnown(known, context)
  for (const location of locations) {
    const file = await addedFile(location, description, context)
    if (file.ok) fetched.dictionaries.push(file.value)
    else {
      say(context, `${location} could not be added: ${file.error.message}`)
      fetched.isDone = false
    }
  }
  return fetched
}

async function fetchKnown(known: readonly KnownDictionary[], context: LexiconContext): Promise<Fetched> {
  if (known.length === 0) return { dictionaries: [], isDone: true }
  const acquired = await acquireForManifest(known, context)
  if (!acquired.ok) {
    say(
      context,
      acquired.error.code === 'offline'
        ? `No source of dictionaries answers: is this machine online? ${acquired.error.message}`
        : acquired.error.message,
    )
    return { dictionaries: [], isDone: false }
  }
  const { dictionaries, missing } = acquired.value
  for (const { name, reason } of missing) say(context, `${name} could not be had: ${reason}`)
  return { dictionaries, isDone: missing.length === 0 }
}
