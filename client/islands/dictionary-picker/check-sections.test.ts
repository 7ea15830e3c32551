import { expect, test } from 'vitest'
import { checkSections } from './check-sections.ts'

const LISTS = {
  dictionaries: [
    { id: 'general', type: 'biDirectional' as const, title: { fi: 'Yleissanakirja', '*': 'General' }, langs: [] },
    { id: 'law', type: 'biDirectional' as const, title: 'Law', langs: [], dict_type: 'premium' },
    { id: '7terms', type: 'glossary' as const, title: 'Terms', langs: [] },
  ],
  groups: [
    { id: 'team-glossaries', type: 'glossaries' as const, title: 'DICT_GROUP_GLOSSARIES', dictionaries: ['7terms'], langs: [] },
    { id: 'special', type: 'fixed' as const, title: { fi: 'Erikoisalat', en: 'Special fields' }, dictionaries: ['law'], langs: [] },
  ],
}
const labels = { others: 'Muut', glossaries: 'Tiimin sanastot' }

test('PICK-024, PICK-038 boxes stand under the titles of their groups, in the language of the page', () => {
  expect(checkSections(LISTS, { locale: 'fi', hasPremium: true, labels })).toEqual([
    { title: 'Tiimin sanastot', options: [{ value: '7terms', label: 'Terms', isLocked: false }] },
    { title: 'Erikoisalat', options: [{ value: 'law', label: 'Law', isLocked: false }] },
    { title: 'Muut', options: [{ value: 'general', label: 'Yleissanakirja', isLocked: false }] },
  ])
})

test('PICK-015 what needs Premium says so', () => {
  const locked = checkSections(LISTS, { locale: 'en', hasPremium: false, labels }).flatMap(({ options }) =>
    options.filter((one) => one.isLocked),
  )
  expect(locked.map(({ value }) => value)).toEqual(['law'])
})
