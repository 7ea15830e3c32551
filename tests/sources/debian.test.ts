import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importKnown } from '#server/origin/lexicon/importers/import-known.ts'
import { acquireKnown } from '#server/origin/lexicon/sources/choose-source.ts'
import { debianPackages } from '#server/origin/lexicon/sources/debian-package.ts'
import { KNOWN_DICTIONARIES } from '#server/origin/lexicon/sources/known-dictionaries.ts'

/** The one test that needs a network: a real package is acquired as a new machine would. */
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sources-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a new machine acquires dict-freedict-swe-eng and gets both directions of it', { timeout: 120_000 }, async ({ skip }) => {
  const wanted = KNOWN_DICTIONARIES.filter(({ freedictName }) => freedictName === 'swe-eng')
  const debian = { source: debianPackages, nameOf: ({ debianPackage }: (typeof wanted)[number]) => debianPackage }
  const result = await acquireKnown(wanted, { folder, report: () => {} }, [debian])
  if (!result.ok && ['offline', 'tool-missing', 'not-found'].includes(result.error.code)) {
    console.warn(`not run: ${result.error.message}`)
    skip(`no package source answers: ${result.error.message}`)
  }
  if (!result.ok) throw new Error(result.error.message)

  const counts: Record<string, { words: number; errors: number }> = {}
  for (const dictionary of result.value.dictionaries) {
    expect(dictionary.acquired.licenceFile).toMatch(/copyright$/)
    const imported = await importKnown(dictionary)
    if (!imported.ok) throw new Error(imported.error.message)
    const count = { words: 0, errors: 0 }
    for await (const entry of imported.value.entries) count[entry.status === 'ok' ? 'words' : 'errors'] += 1
    counts[imported.value.dictionary.code] = count
  }
  expect(Object.keys(counts)).toEqual(['freedict.swe-eng', 'freedict.eng-swe'])
  for (const { words, errors } of Object.values(counts)) {
    expect(words).toBeGreaterThan(5_000)
    expect(errors).toBe(0)
  }
})
