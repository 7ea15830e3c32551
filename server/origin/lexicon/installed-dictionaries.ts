import { existsSync } from 'node:fs'
import type { DictionaryGroup } from '#shared/dictionary/dictionary.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { importDictd } from './importers/dictd/import-dictd.ts'
import { importKnown } from './importers/import-known.ts'
import type { DictionaryMeta, ImportedDictionary, ImportedEntry } from './importers/imported-entry.ts'
import { importStarter, readStarterGroups } from './importers/starter.ts'
import { actualPath, type InstalledDictionary, type LexiconManifest } from './lexicon-manifest.ts'
import { knownDictionaryOf } from './sources/known-dictionaries.ts'
import { starterFiles } from './sources/starter-files.ts'

export type OpenedDictionaries = {
  dictionaries: ImportedDictionary[]
  groups: DictionaryGroup[]
  /** What is installed but cannot be read, and why. */
  unreadable: { name: string; reason: string }[]
}

type Folders = { dataFolder: string; starterFolder: string }
type Opened = Result<ImportedDictionary, { code: string; message: string }>

/** Opens our own dictionaries and all that are installed. One that cannot be opened is named and left out. */
export async function openInstalled(manifest: LexiconManifest, folders: Folders): Promise<OpenedDictionaries> {
  const opened: OpenedDictionaries = { dictionaries: [], groups: [], unreadable: [] }
  const take = (name: string, result: Opened) => {
    if (result.ok) opened.dictionaries.push(result.value)
    else opened.unreadable.push({ name, reason: result.error.message })
  }

  const added = manifest.dictionaries.filter((installed) => installed.kind !== 'starter')
  const absent = new Set([...manifest.withoutStarter, ...added.map(({ code }) => code)]) // an added one of the same code stands in its place
  const starter = await starterFiles(folders.starterFolder)
  for (const path of starter.dictionaries) {
    const result = await importStarter(path)
    if (!result.ok || !absent.has(result.value.dictionary.code)) take(path, result)
  }
  for (const installed of added) take(installed.code, await openDictionary(installed, folders.dataFolder))
  for (const path of starter.groups) {
    const groups = await readStarterGroups(path)
    if (groups.ok) opened.groups.push(...groups.value)
    else opened.unreadable.push({ name: path, reason: groups.error.message })
  }
  return opened
}

type Added = Exclude<InstalledDictionary, { kind: 'starter' }>

/** Dictd files are read when their turn comes: a dozen dictionaries at once would fill the memory. */
async function openDictionary(installed: Added, dataFolder: string): Promise<Opened> {
  const files = installed.files.map((path) => actualPath(path, dataFolder))
  if (installed.kind === 'json') return importStarter(files[0] ?? '')

  const missing = files.find((file) => !existsSync(file))
  if (missing !== undefined) return fail({ code: 'missing', message: `${missing} is not there any more` })
  if (installed.kind === 'dictd') return ok(readLater(dictdMeta(installed), (dictionary) => openDictd(dictionary, installed, files)))

  const known = knownDictionaryOf(installed.code)
  if (!known) return fail({ code: 'unknown', message: 'it is no known dictionary any more' })
  const acquired = { name: installed.code, files, ...provenance(installed) }
  return ok(readLater({ ...known.meta, ...provenance(installed) }, () => importKnown({ known, acquired })))
}

/** A dictionary that is opened when its entries are asked for; one that then cannot be opened is an error in the stream. */
function readLater(dictionary: DictionaryMeta, open: (dictionary: DictionaryMeta) => Promise<Opened>): ImportedDictionary {
  async function* entries(): AsyncGenerator<ImportedEntry> {
    const opened = await open(dictionary)
    if (opened.ok) yield* opened.value.entries
    else yield { status: 'error', where: dictionary.code, reason: opened.error.message }
  }
  return { dictionary, entries: entries() }
}

const openDictd = (dictionary: DictionaryMeta, { from, to }: Extract<Added, { kind: 'dictd' }>, files: readonly string[]) =>
  importDictd({
    indexPath: files.find((file) => file.endsWith('.index')) ?? '',
    textPath: files.find((file) => /\.dict(?:\.dz)?$/.test(file)) ?? '',
    dictionary,
    reading: { from, to, plainIpa: 'machine', numbersLoneSense: false },
  })

function provenance({ edition, checksum, sourceUrl }: Pick<InstalledDictionary, 'edition' | 'checksum' | 'sourceUrl'>) {
  return {
    ...(edition !== undefined && { edition }),
    ...(checksum !== undefined && { checksum }),
    ...(sourceUrl !== undefined && { sourceUrl }),
  }
}

/** Nobody has said what the dictionary is worth, so it comes after the known ones. */
const ADDED_RANK = 150

const dictdMeta = (installed: Extract<InstalledDictionary, { kind: 'dictd' }>): DictionaryMeta => ({
  code: installed.code,
  type: installed.from === installed.to ? 'monoLingual' : 'monoDirectional',
  title: installed.title,
  langs: [...new Set([installed.from, installed.to])],
  dict_type: 'non-premium',
  dict_group: 'general',
  isDefault: true,
  rank: ADDED_RANK,
  licence: installed.licence,
  ...provenance(installed),
})
