import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import * as v from 'valibot'
import { type DictionaryGroup, DictionaryGroupSchema } from '#shared/dictionary/dictionary.ts'
import { type WordInput, WordSchema } from '#shared/entry/entry-schema.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { type DictionaryMeta, DictionaryMetaSchema, entryId, type ImportedDictionary, type ImportedEntry } from './imported-entry.ts'

/** Why a file is not a dictionary of ours; `message` names the file and the field. */
export type StarterFailure = { code: 'invalid-starter-file'; message: string }

const StarterFileSchema = v.object({ dictionary: DictionaryMetaSchema, entries: v.array(v.unknown()) })
const GroupFileSchema = v.object({ groups: v.array(DictionaryGroupSchema) })

/** Opens one of our own dictionaries, `{ dictionary, entries }`. A bad entry becomes an error in the stream; a bad description fails the file. */
export async function importStarter(path: string): Promise<Result<ImportedDictionary, StarterFailure>> {
  const file = await parsedFile(path, StarterFileSchema)
  if (!file.ok) return file
  const { dictionary, entries } = file.value
  return ok({ dictionary, entries: entriesOf(entries, dictionary) })
}

/** Reads a file of dictionary groups, `{ groups }`. */
export async function readStarterGroups(path: string): Promise<Result<DictionaryGroup[], StarterFailure>> {
  const file = await parsedFile(path, GroupFileSchema)
  return file.ok ? ok(file.value.groups) : file
}

async function parsedFile<Output>(path: string, schema: v.GenericSchema<unknown, Output>): Promise<Result<Output, StarterFailure>> {
  try {
    const parsed = v.safeParse(schema, JSON.parse(await readFile(path, 'utf8')))
    return parsed.success ? ok(parsed.output) : fail(failure(path, issueText(parsed.issues)))
  } catch (cause) {
    return fail(failure(path, cause instanceof Error ? cause.message : String(cause)))
  }
}

const failure = (path: string, reason: string): StarterFailure => ({
  code: 'invalid-starter-file',
  message: `${basename(path)}: ${reason}`,
})

const issueText = (issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'file'}: ${issue.message}`).join('; ')

async function* entriesOf(entries: readonly unknown[], dictionary: DictionaryMeta): AsyncGenerator<ImportedEntry> {
  const used = new Set<string>()
  for (const [at, entry] of entries.entries()) {
    const parsed = v.safeParse(WordSchema, isRecord(entry) ? { id: '', ...entry } : entry)
    const where = `entry ${at + 1}${isRecord(entry) && typeof entry.headword === 'string' ? ` (${entry.headword})` : ''}`
    if (!parsed.success) yield { status: 'error', where, reason: issueText(parsed.issues) }
    else {
      const { id, homonym, clean_headword, lang } = parsed.output
      const key = keyOf({ id, homonym, clean_headword }, dictionary.code)
      const reason = used.has(key)
        ? `the key ${key} is used twice`
        : dictionary.langs.includes(lang)
          ? undefined
          : `not a dictionary of ${lang}`
      used.add(key)
      // The schema has accepted it; as written it has no empty lists, which the parsed word does.
      if (reason === undefined) yield { status: 'ok', key, word: { ...(entry as WordInput), id: entryId(dictionary.code, key) } }
      else yield { status: 'error', where, reason }
    }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The entry's own id when it has one, with or without the dictionary before it, else its headword and homonym number. */
function keyOf(
  { id, homonym, clean_headword }: { id: string | number; homonym: number | undefined; clean_headword: string },
  code: string,
): string {
  const own = String(id).replace(`${code}:`, '')
  if (own !== '') return own
  return homonym === undefined ? clean_headword.replace(/\s/gu, '_') : `${clean_headword.replace(/\s/gu, '_')}.${homonym}`
}
