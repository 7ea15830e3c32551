import { expect, test } from 'vitest'
import { DEFAULT_DICTIONARY } from '#shared/dictionary/dictionary-context.ts'
import { canRequestBaseForms } from './base-form-rules.ts'

const question = {
  keyword: 'taloissa',
  dictionary: { id: 'freedict.fin-eng', kind: 'dictionary', type: 'biDirectional' },
  langs: ['fi', 'en'],
  baseFormLanguages: ['fi', 'sv'],
} as const

test.each([
  ['SUG-016 one word in an analysed language', {}, true],
  ['SUG-015 the default dictionary is no group', { dictionary: DEFAULT_DICTIONARY }, true],
  ['SUG-016 the target may be the analysed one', { langs: ['en', 'sv'] }, true],
  ['SUG-013 a blank keyword', { keyword: '  ' }, false],
  ['SUG-004 SUG-014 a space in the keyword', { keyword: 'iso talo' }, false],
  ['SUG-014 a wildcard', { keyword: 'talo*' }, false],
  ['SUG-014 a question mark', { keyword: 'talo?' }, false],
  ['SUG-015 a multilingual dictionary', { dictionary: { ...question.dictionary, type: 'multiLingual' } }, false],
  ['SUG-015 a group', { dictionary: { ...question.dictionary, kind: 'group', type: 'custom' } }, false],
  ['SUG-016 oxford', { dictionary: { ...question.dictionary, id: 'oxford.english' } }, false],
  ['SUG-016 no analysed language', { langs: ['en', 'de'] }, false],
] as const)('%s', (_, change, expected) => expect(canRequestBaseForms({ ...question, ...change })).toBe(expected))
