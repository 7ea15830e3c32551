import type { ImportedEntry } from '../imported-entry.ts'

/** Reads a stream of entries to its end. */
export async function allEntries(entries: AsyncIterable<ImportedEntry>): Promise<ImportedEntry[]> {
  const all: ImportedEntry[] = []
  for await (const entry of entries) all.push(entry)
  return all
}
