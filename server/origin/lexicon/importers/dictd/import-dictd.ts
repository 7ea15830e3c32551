import { fail, ok, type Result } from '#shared/result.ts'
import { entryKeys } from '../entry-key.ts'
import type { DictionaryMeta, ImportedDictionary, ImportedEntry } from '../imported-entry.ts'
import { entryId } from '../imported-entry.ts'
import { corruptionOf } from './corrupt-dictionaries.ts'
import { type DictdFile, type DictdRecord, openDictd } from './dictd-file.ts'
import { type DictdReading, readWord } from './dictd-word.ts'
import { readHeader } from './header-line.ts'

/** The two files of a dictd dictionary and how to read them. */
export type DictdSource = { indexPath: string; textPath: string; dictionary: DictionaryMeta; reading: DictdReading }

export type DictdFailure = { code: 'corrupt-dictionary' | 'unreadable'; message: string }

/**
 * Imports a FreeDict dictionary in dictd's format. A record that cannot be read becomes an error with its key; the rest goes
 * on. Fails when the dictionary is known to be corrupt or its files cannot be opened.
 */
export async function importDictd({
  indexPath,
  textPath,
  dictionary,
  reading,
}: DictdSource): Promise<Result<ImportedDictionary, DictdFailure>> {
  const corruption = corruptionOf(indexPath)
  if (corruption !== undefined) return fail({ code: 'corrupt-dictionary', message: corruption })
  try {
    const file = await openDictd(indexPath, textPath)
    return ok({ dictionary, entries: entriesOf(file, dictionary.code, reading) })
  } catch (cause) {
    return fail({ code: 'unreadable', message: `${indexPath} cannot be imported: ${cause instanceof Error ? cause.message : cause}.` })
  }
}

async function* entriesOf(file: DictdFile, code: string, reading: DictdReading): AsyncGenerator<ImportedEntry> {
  for (const line of file.brokenLines) yield { status: 'error', where: `index line ${line}`, reason: 'not a key, an offset and a length' }

  const homographs = homographCounts(file, reading)
  const numbered = new Map<string, number>()
  const keyOf = entryKeys()
  for (const record of file.records) {
    const where = record.keys[0] ?? ''
    const body = file.body(record)
    const word = body === undefined ? undefined : readWord(body, record.keys, reading)
    if (!word) yield { status: 'error', where, reason: 'not UTF-8, or outside of the file' }
    else if (!word.ok) yield { status: 'error', where, reason: word.error.code }
    else {
      const { headword, pos } = word.value
      const homonym = (numbered.get(headword) ?? 0) + 1
      numbered.set(headword, homonym)
      const key = keyOf(headword, pos?.[0])
      const isHomograph = (homographs.get(headword) ?? 0) > 1
      yield { status: 'ok', key, word: { ...word.value, id: entryId(code, key), ...(isHomograph && { homonym }) } }
    }
  }
}

/** How many entries each headword has, of those that share a key with another: homographs are numbered, other words are not. */
function homographCounts(file: DictdFile, reading: DictdReading): Map<string, number> {
  const recordsOfKey = countsOf(file.records.flatMap(({ keys }) => keys))
  const sharing = file.records.filter(({ keys }) => keys.some((key) => (recordsOfKey.get(key) ?? 0) > 1))
  return countsOf(sharing.map((record) => headwordOf(file, record, reading)))
}

function countsOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

const headwordOf = (file: DictdFile, record: DictdRecord, { plainIpa }: DictdReading) =>
  readHeader((file.body(record) ?? '').split('\n', 1)[0] ?? '', record.keys, plainIpa).headword
