import { describe, expect, test } from 'vitest'
import type { DictionaryContext } from '#shared/dictionary/dictionary-context.ts'
import { allowedLanguages, chosenLanguages, hasLanguageList, NAMED_LANGUAGES, tickedLanguages } from './language-list.ts'

type Given = Pick<DictionaryContext, 'kind' | 'type' | 'langs' | 'primaryLanguages'>

const MANY: Given = { kind: 'dictionary', type: 'multiLingual', langs: ['fi', 'sv', 'en', 'de'], primaryLanguages: ['fi', 'sv'] }
const GROUP: Given = { kind: 'group', type: 'user', langs: ['fi', 'sv', 'en'], primaryLanguages: [] }
const PAIR: Given = { kind: 'dictionary', type: 'biDirectional', langs: ['fi', 'sv'], primaryLanguages: [] }

test('LANG-046 five languages are named', () => expect(NAMED_LANGUAGES).toBe(5))

test.each([
  ['a dictionary of many languages', MANY, true],
  ['a group', GROUP, true],
  ['a dictionary of a pair', PAIR, false],
  ['a glossary of two languages', { ...PAIR, type: 'glossary' } as const, false],
  ['a glossary of more', { ...MANY, type: 'glossary' } as const, true],
  ['one language', { ...PAIR, type: 'monoLingual', langs: ['fi'] } as const, false],
  ['a group of which nothing can be seen', { ...GROUP, langs: [] }, false],
] satisfies [string, Given, boolean][])('TAB-018 a list of languages is offered for %s: %s', (_, dictionary, has) =>
  expect(hasLanguageList(dictionary)).toBe(has),
)

describe('LANG-042, LANG-044 what is ticked when the list opens', () => {
  test.each([
    ['all', { type: 'all' }, ['fi', 'sv', 'en', 'de']],
    ['some, and the primary ones', { type: 'list', ids: ['de'] }, ['de', 'fi', 'sv']],
    ['a pair', { type: 'pair', fromId: 'en', toId: 'fi' }, ['en', 'fi', 'sv']],
  ] as const)('%s', (_, langs, ids) => expect(tickedLanguages(langs, MANY)).toEqual(ids))
})

test.each([
  [['en', 'fr'], ['en']],
  [['fr'], ['fi', 'sv', 'en', 'de']],
  [[], ['fi', 'sv', 'en', 'de']],
] as const)('LANG-048 of %j the dictionary allows %j', (ids, allowed) => expect(allowedLanguages(ids, MANY)).toEqual(allowed))

describe('LANG-043, LANG-045 what a choice makes of a search', () => {
  test.each([
    ['some: with the primary ones, in the order of the dictionary', ['de', 'xx'], MANY, { type: 'list', ids: ['fi', 'sv', 'de'] }],
    ['none: the primary ones', [], MANY, { type: 'list', ids: ['fi', 'sv'] }],
    ['every one: all', ['de', 'en'], MANY, { type: 'all' }],
    ['two of a group: a pair', ['en', 'fi'], GROUP, { type: 'pair', fromId: 'fi', toId: 'en' }],
    ['one of a group', ['en'], GROUP, { type: 'list', ids: ['en'] }],
    ['nothing at all: no change', [], GROUP, undefined],
    ['what the group does not have: no change', ['ru'], GROUP, undefined],
  ] as const)('%s', (_, ticked, dictionary, langs) => expect(chosenLanguages(ticked, dictionary)).toEqual(langs))
})
