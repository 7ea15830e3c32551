import * as v from 'valibot'
import { type Dictionary, DictionarySchema, LicenceSchema } from '#shared/dictionary/dictionary.ts'
import type { WordInput } from '#shared/entry/entry-schema.ts'

const { id: _id, entryCount: _entryCount, licence: _licence, dict_type: _type, dict_group: _group, ...described } = DictionarySchema.entries

const DescribedSchema = v.strictObject({
  ...described,
  /** The public id: `freedict.fin-eng`, `sanavirta.fi-en`. It holds no `+` and no slash. */
  code: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*(?:[.-][a-z0-9]+)*$/)),
  dict_type: v.optional(v.picklist(['premium', 'non-premium', 'customer-dicts']), 'non-premium'),
  dict_group: v.optional(v.picklist(['general', 'law', 'medicine', 'tech_commerce']), 'general'),
  /** Whether the language-pair tab searches it. */
  isDefault: v.optional(v.boolean(), false),
  /** Order among dictionaries that answer alike; the lower comes first, and the editors' own are below 100. */
  rank: v.optional(v.pipe(v.number(), v.integer()), 100),
  edition: v.optional(v.string()),
  sourceUrl: v.optional(v.string()),
  /** `sha512:` and hex digits, of the file that the words were read from. */
  checksum: v.optional(v.string()),
  licence: LicenceSchema,
})

/**
 * What an importer says of its dictionary: the dictionary as callers see it, less what only the finished index knows, and
 * where its text comes from. A key that is not listed here is an error, so that a misspelt one is noticed.
 * Customer data names its owner, or it would be everyone's (PERM-020).
 */
export const DictionaryMetaSchema = v.pipe(
  DescribedSchema,
  v.check(
    ({ dict_type, teams }) => dict_type !== 'customer-dicts' || (teams?.length ?? 0) > 0,
    'customer-dicts must name the teams that own them',
  ),
)
export type DictionaryMeta = v.InferOutput<typeof DictionaryMetaSchema>
export type DictionaryMetaInput = v.InferInput<typeof DictionaryMetaSchema>

/**
 * One record of a source: a word, or why there is none. `key` is unique within the dictionary and the same in every
 * import of the same text; `word.id` is `{code}:{key}`. `where` names the record to a human.
 */
export type ImportedEntry = { status: 'ok'; key: string; word: WordInput } | { status: 'error'; where: string; reason: string }

/** A dictionary on its way in. The entries can be read once. */
export type ImportedDictionary = { dictionary: DictionaryMeta; entries: AsyncIterable<ImportedEntry> }

/** The dictionary as callers see it, once the index has counted its entries. */
export const dictionaryOf = (meta: DictionaryMeta, entryCount: number): Dictionary => {
  const { code, isDefault: _isDefault, rank: _rank, edition: _edition, sourceUrl: _sourceUrl, checksum: _checksum, ...rest } = meta
  return { ...rest, id: code, entryCount }
}

/** The public and stable id of an entry. */
export const entryId = (code: string, key: string): string => `${code}:${key}`
