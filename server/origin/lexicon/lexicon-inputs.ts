import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { frequencySetting } from './frequency-setting.ts'
import { LEXICON_SCHEMA } from './index/lexicon-schema.ts'
import type { LexiconManifest } from './lexicon-manifest.ts'
import { starterFiles } from './sources/starter-files.ts'

/**
 * What a generation is made of, as one short text: the form of the tables, our own dictionaries' files, the editions installed,
 * the frequency lists, the data for base forms. A generation of another text is out of date.
 */
export async function lexiconInputs(manifest: LexiconManifest, starterFolder: string): Promise<string> {
  const { dictionaries, groups } = await starterFiles(starterFolder)
  const hash = createHash('sha256')
  for (const path of [...dictionaries, ...groups]) hash.update(readFileSync(path))
  const installed = manifest.dictionaries.flatMap((one) => (one.kind === 'starter' ? [] : [[one.code, one.edition, one.checksum]]))
  const morphology = (manifest.morphology ?? []).map(({ code, edition, checksum }) => [code, edition, checksum])
  hash.update(JSON.stringify([LEXICON_SCHEMA, manifest.withoutStarter, installed, frequencySetting(), morphology]))
  return hash.digest('base64url')
}
