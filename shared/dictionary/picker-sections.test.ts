import { describe, expect, test } from 'vitest'
import type { Dictionary, DictionaryGroup } from './dictionary.ts'
import { choiceSections, pickerSections } from './picker-sections.ts'

const dictionary = (id: string, type: Dictionary['type'] = 'biDirectional'): Dictionary => ({ id, type, title: id, langs: ['fi', 'en'] })
const group = (id: string, type: DictionaryGroup['type'], dictionaries: string[]): DictionaryGroup => ({
  id,
  type,
  title: id,
  dictionaries,
  langs: [],
})

const LISTS = {
  dictionaries: [
    dictionary('general'),
    dictionary('law'),
    dictionary('-', 'separator'),
    dictionary('nature'),
    dictionary('team', 'glossary'),
  ],
  groups: [
    group('special', 'fixed', ['law', 'nature', 'gone']),
    group('hidden', 'internal', ['general']),
    group('team-glossaries', 'glossaries', ['team']),
    group('custom', 'user', ['law', 'general']),
    group('all', 'all', ['general', 'law', 'nature', 'team']),
  ],
}
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).join(' ')

describe('the parts of the picker', () => {
  test('PICK-011, PICK-018 … PICK-020 all, the own group, the glossaries, the other groups, the dictionaries', () => {
    expect(pickerSections(LISTS).map((section) => [ids(section.groups), ids(section.dictionaries)])).toEqual([
      ['all', ''],
      ['custom', ''],
      ['team-glossaries', 'team'],
      ['special', ''],
      ['', 'general law'],
      ['', 'nature'],
    ])
  })

  test('PICK-014 of nothing there is none', () => expect(pickerSections({ dictionaries: [], groups: [] })).toEqual([]))
})

describe('PICK-024 what the own group is put together from', () => {
  test('each dictionary once, under the title of the first group that has it', () => {
    expect(choiceSections(LISTS).map((section) => [section.group?.id, ids(section.dictionaries)])).toEqual([
      ['team-glossaries', 'team'],
      ['special', 'law nature'],
      [undefined, 'general'],
    ])
  })
})
