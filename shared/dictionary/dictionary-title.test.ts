import { expect, test } from 'vitest'
import { dictionaryTitle, plainTitle } from './dictionary-title.ts'

test.each([
  ['a plain title', 'MOT', 'MOT'],
  ['the page’s language', { fi: 'Sanakirja', sv: 'Ordbok', '*': 'Dictionary' }, 'Ordbok'],
  ['else the star', { fi: 'Sanakirja', '*': 'Dictionary' }, 'Dictionary'],
  ['else the first', { fi: 'Sanakirja', en: 'Dictionary' }, 'Sanakirja'],
  ['none', {}, ''],
])('PICK-038 %s', (_, title, text) => expect(dictionaryTitle(title, 'sv')).toBe(text))

test.each([
  ['a plain title', 'MOT', 'MOT'],
  ['the star', { en: 'Book', '*': 'Dictionary' }, 'Dictionary'],
  ['else English', { fi: 'Sanakirja', en: 'Dictionary' }, 'Dictionary'],
  ['else the first', { fi: 'Sanakirja', sv: 'Ordbok' }, 'Sanakirja'],
  ['none', {}, ''],
])('without a language: %s', (_, title, text) => expect(plainTitle(title)).toBe(text))
