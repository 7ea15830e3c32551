import { expect, test } from 'vitest'
import { aptOptions, downloadPercent, packageFileName, packageRecords } from './apt.ts'

test('apt keeps its lists, state and cache in our folder', () => {
  const options = aptOptions('/data/apt')
  expect(options.filter((_, at) => at % 2 === 0)).toEqual(options.filter((option) => option === '-o'))
  expect(options).toContain('Dir::State=/data/apt/state')
  expect(options).toContain('Dir::State::lists=/data/apt/lists')
  expect(options).toContain('Dir::Cache=/data/apt/cache')
})

const SHOWN = `Package: dict-freedict-fin-swe
Source: freedict-wikdict
Version: 1:2022.12.07-2
Filename: pool/main/f/freedict-wikdict/dict-freedict-fin-swe_2022.12.07-2_all.deb
Size: 897140
SHA256: ${'a'.repeat(64)}
Description: Finnish
 Version: not this one

Package: half
Version: 1
`

test('records are read from what apt-cache shows; one without a checksum is none', () =>
  expect(packageRecords(SHOWN)).toEqual([
    {
      name: 'dict-freedict-fin-swe',
      version: '1:2022.12.07-2',
      size: 897140,
      sha256: 'a'.repeat(64),
      filename: 'pool/main/f/freedict-wikdict/dict-freedict-fin-swe_2022.12.07-2_all.deb',
    },
  ]))

test('nothing shown, no records', () => expect(packageRecords('')).toEqual([]))

test('the colon of a version is escaped in the name of its file', () =>
  expect(packageRecords(SHOWN).map(packageFileName)).toEqual(['dict-freedict-fin-swe_1%3a2022.12.07-2_all.deb']))

test.each([
  ['dlstatus:2:86.9571:Retrieving file 2 of 2', 86.9571],
  ['dlstatus:9:100.4:Retrieving', 100],
  ['pmstatus:x:10:y', undefined],
  ['', undefined],
])('%j is %s percent', (line, percent) => expect(downloadPercent(line)).toBe(percent))
