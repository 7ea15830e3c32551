import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withMorphology } from '#server/origin/lexicon/acquire-morphology.ts'
import { readMorphology } from '#server/origin/lexicon/installed-morphology.ts'
import { analyserReader } from '#server/origin/search/base-forms/analysers.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { testLexicon } from '../support/test-lexicon.ts'

/** Needs a network: the real packages are acquired as a new machine would. */
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'morphology-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const WORDS: Readonly<Partial<Record<LanguageId, readonly (readonly [word: string, base: string])[]>>> = {
  fi: [
    ['taloissammekin', 'talo'],
    ['kirjastonhoitajalle', 'kirjastonhoitaja'],
    ['Helsingissä', 'Helsinki'],
    ['juostessaan', 'juosta'],
    ['kauniimmin', 'kaunis'],
    ['lentokonesuihkuturbiinimoottorin', 'lentokonesuihkuturbiinimoottori'],
    ['kolmannelle', 'kolmas'],
    ['nähnyt', 'nähdä'],
  ],
  sv: [
    ['böckernas', 'bok'],
    ['pojkarna', 'pojke'],
    ['Sveriges', 'Sverige'],
    ['bestod', 'bestå'],
    ['kyrkogårdsmurarna', 'kyrkogårdsmur'],
  ],
  en: [
    ['children', 'child'],
    ['running', 'run'],
    ['was', 'be'],
    ['better', 'good'],
  ],
}

test('SUG-020 a new machine acquires what base forms are worked out from', { timeout: 120_000 }, async ({ skip }) => {
  let said = ''
  const output = { write: (text: string) => (said += text) }
  const context = { dataFolder: folder, starterFolder: folder, output, now: Date.now }
  const manifest = await withMorphology({ isDefaultAcquired: true, withoutStarter: [], dictionaries: [] }, context)
  if (!manifest.morphology) {
    console.warn(`not run: ${said}`)
    skip(said)
  }
  const { morphology, unreadable } = readMorphology(manifest, folder)
  expect(unreadable).toEqual([])
  expect(manifest.morphology?.map(({ code, licenceFile }) => [code, /copyright$/.test(licenceFile ?? '')])).toEqual([
    ['voikko-fi', true],
    ['hunspell-sv', true],
    ['wordnet-base', true],
  ])

  const lexicon = await testLexicon([], [], morphology)
  const analyserOf = analyserReader({ lexicon: lexicon.database, generation: () => 'test' })
  for (const lang of ['fi', 'sv', 'en'] as const) {
    const analyse = await analyserOf(lang)
    const found = WORDS[lang]?.map(([word, base]) => [word, analyse?.(word).some(({ baseForm }) => baseForm === base) ? base : undefined])
    expect(found).toEqual(WORDS[lang])
  }
  lexicon.close()
})
