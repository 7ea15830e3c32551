import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KNOWN_MORPHOLOGY } from '../sources/known-morphology.ts'
import { importMorphology, sortedDictionary } from './import-morphology.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'morphology-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const known = (code: string) => {
  const found = KNOWN_MORPHOLOGY.find((one) => one.code === code)
  if (!found) throw new Error(code)
  return found
}
const textsOf = (code: string, files: string[]) => {
  const imported = importMorphology(known(code), files, '1')
  if (!imported.ok) return imported.error.message
  return Object.fromEntries(imported.value.data.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('utf8')]))
}

test('SUG-020 of voikko-fi the transducer is taken as it is, of all its files', () => {
  expect(textsOf('voikko-fi', [file('autocorr.vfst', 'x'), file('mor.vfst', 'transducer'), file('index.txt', 'y')])).toEqual({
    'fi.transducer': 'transducer',
  })
})

test('SUG-020 of hunspell-sv the words are sorted and their classes put together', () => {
  const files = [file('sv_SE.dic', '4\nhund/ADH\nbil\nhund/X po:noun\n\nå/A\n'), file('sv_SE.aff', 'SFX A Y 1'), file('sv_FI.dic', '1\nno')]
  expect(textsOf('hunspell-sv', files)).toEqual({ 'sv.dictionary': 'bil/\nhund/ADHX\nå/A', 'sv.affixes': 'SFX A Y 1' })
})

test('SUG-020 of wordnet-base the lists of irregular forms are put into one, with their part of speech', () => {
  const lists = { noun: 'mice mouse\n', verb: 'went go\n', adj: 'better good well\n', adv: 'best well\n' }
  const files = Object.entries(lists).map(([name, text]) => file(`${name}.exc`, text))
  expect(textsOf('wordnet-base', files)).toEqual({
    'en.exceptions': 'noun mice mouse\nverb went go\nadjective better good well\nadverb best well',
  })
})

test('what is missing is named', () => {
  expect(textsOf('voikko-fi', [])).toBe('it has no file …/mor.vfst')
  expect(textsOf('voikko-fi', [join(folder, 'mor.vfst')])).toMatch(/ENOENT/)
})

test('every language has its licence and the names of the authors', () => {
  expect(KNOWN_MORPHOLOGY.map(({ lang, licence }) => [lang, licence.name, licence.attribution !== undefined])).toEqual([
    ['fi', 'GPL-2.0-or-later', true],
    ['sv', 'LGPL-3.0', true],
    ['en', 'WordNet 3.0', true],
  ])
})

test('a word of a hunspell dictionary stands once', () => expect(sortedDictionary('2\nb/A\na\nb/C')).toBe('a/\nb/AC'))
