import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import * as v from 'valibot'
import { LicenceSchema } from '#shared/dictionary/dictionary.ts'
import { LanguageIdSchema } from '#shared/language/language-id.ts'

const common = {
  code: v.string(),
  licence: LicenceSchema,
  edition: v.optional(v.string()),
  checksum: v.optional(v.string()),
  sourceUrl: v.optional(v.string()),
  /** The licence's text and the names of the authors, as the source gives them. */
  licenceFile: v.optional(v.string()),
  /** As of the last build. */
  entries: v.optional(v.number(), 0),
  errors: v.optional(v.number(), 0),
}
/** Paths are relative to the data folder, so that it can be moved. */
const files = v.array(v.string())
/** What the operator named: a path or an address. */
const location = v.string()

const InstalledSchema = v.variant('kind', [
  /** Ours, read from the program's own folder. */
  v.object({ kind: v.literal('starter'), ...common }),
  /** One that we know where to get and how to read. */
  v.object({ kind: v.literal('known'), ...common, files }),
  /** A file in our own format. */
  v.object({ kind: v.literal('json'), ...common, files, location }),
  /** Files in dictd's format of a dictionary that we do not know. */
  v.object({ kind: v.literal('dictd'), ...common, files, location, title: v.string(), from: LanguageIdSchema, to: LanguageIdSchema }),
])
export type InstalledDictionary = v.InferOutput<typeof InstalledSchema>

/** What base forms of a language are worked out from. */
const InstalledMorphologySchema = v.object({
  code: v.string(),
  licence: LicenceSchema,
  edition: v.optional(v.string()),
  checksum: v.optional(v.string()),
  licenceFile: v.optional(v.string()),
  files,
})
export type InstalledMorphology = v.InferOutput<typeof InstalledMorphologySchema>

const ManifestSchema = v.object({
  /** Whether the default dictionaries have been fetched once; what the operator then removes stays away. */
  isDefaultAcquired: v.optional(v.boolean(), false),
  /** Codes of our own dictionaries that the operator has removed. */
  withoutStarter: v.optional(v.array(v.string()), []),
  dictionaries: v.optional(v.array(InstalledSchema), []),
  /** Missing until it has been fetched once. */
  morphology: v.optional(v.array(InstalledMorphologySchema)),
})

/** Which dictionaries are installed and where each comes from: `dictionaries.json` in the data folder. */
export type LexiconManifest = v.InferOutput<typeof ManifestSchema>

const fileOf = (dataFolder: string) => join(dataFolder, 'dictionaries.json')

/** Reads the manifest; there is none before the first build. Throws when it cannot be understood. */
export function readManifest(dataFolder: string): LexiconManifest {
  const parsed = v.safeParse(ManifestSchema, JSON.parse(textOf(fileOf(dataFolder)) ?? '{}'))
  if (parsed.success) return parsed.output
  throw new Error(`${fileOf(dataFolder)}: ${v.getDotPath(parsed.issues[0]) ?? ''} ${parsed.issues[0].message}`)
}

/** Replaces the manifest whole. Only for whoever holds the build lock. */
export function writeManifest(dataFolder: string, manifest: LexiconManifest): void {
  mkdirSync(dataFolder, { recursive: true })
  const fresh = `${fileOf(dataFolder)}.new`
  writeFileSync(fresh, `${JSON.stringify(manifest, undefined, 2)}\n`)
  renameSync(fresh, fileOf(dataFolder))
}

/** A path as the manifest keeps it. */
export const keptPath = (path: string, dataFolder: string): string => {
  const inside = relative(dataFolder, path)
  return inside.startsWith('..') || isAbsolute(inside) ? path : inside
}

/** A kept path as the system takes it. */
export const actualPath = (path: string, dataFolder: string): string => (isAbsolute(path) ? path : join(dataFolder, path))

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
