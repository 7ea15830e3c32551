import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildLexicon } from './bench-lexicon.ts'
import { asImported, corpusDictionaries, corpusOf } from './corpus.ts'
import { oracleFigures } from './oracle-bench.ts'

const corpus = corpusOf(4_000)
const folder = mkdtempSync(join(tmpdir(), 'sanavirta-oracle-'))
const path = join(folder, 'lexicon.db')

beforeAll(() => buildLexicon(path, corpusDictionaries(corpus).map(asImported)))
afterAll(() => rmSync(folder, { recursive: true }))

test('AC-030 SRCH-049 the search answers what brute force answers', async () => {
  expect((await oracleFigures({ corpus, path }))[0]).toMatchObject({ value: 0 })
})

test.each([
  ['weighs more', { translations: 500 }],
  ['is locked', { dictionary: 'bench.premium.fi-en' }],
] as const)('brute force notices one word that %s than the search database says', async (_, change) => {
  const [first, ...rest] = corpus.records
  if (!first) throw new Error('The corpus is empty')
  await expect(oracleFigures({ corpus: { ...corpus, records: [{ ...first, ...change }, ...rest] }, path })).rejects.toThrow(
    'differ from brute force',
  )
})
