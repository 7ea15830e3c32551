import { expect, test } from 'vitest'
import { englishAnalyser, readEnglishExceptions } from './english-analyser.ts'

const EXCEPTIONS = [
  'noun children child',
  'noun mice mouse',
  'verb went go',
  'verb was be',
  'verb running run',
  'adjective better good well',
  'adverb better well',
].join('\n')
const analyse = englishAnalyser(readEnglishExceptions(EXCEPTIONS))
const basesOf = (word: string) => analyse(word).map(({ baseForm, pos }) => `${baseForm} ${pos ?? ''}`.trim())

test.each([
  ['children', ['child noun']],
  ['went', ['go verb']],
  ['better', ['good adjective', 'well adjective', 'well adverb']],
  ['Mice', ['mouse noun']],
  ['houses', ['house noun', 'hous noun', 'house verb', 'hous verb']],
  ['cities', ['citie noun', 'city noun', 'citie verb', 'city verb', 'citi verb']],
  ['running', ['run verb']],
  ['making', ['make verb', 'mak verb']],
  ['nicest', ['nic adjective', 'nice adjective']],
  ["child's", ['child']],
  ["boys'", ['boys', 'boy noun', 'boy verb']],
  ['them', ['they']],
  ['glass', []],
  ['as', []],
  ['', []],
])('SUG-020 %s', (word, bases) => expect(basesOf(word)).toEqual(bases))

test('SUG-020 lines that say nothing are passed over', () => {
  expect(readEnglishExceptions('noun\nother went go\n\nverb went go').verb.get('went')).toEqual(['go'])
})
