import { expect, test } from 'vitest'
import { languageOptions } from './language-options.ts'

const labels = (locale: 'fi' | 'sv' | 'en') => languageOptions(['fi', 'sv', 'en', 'de'], [], locale).map(({ label }) => label)

test('LANG-039 by their names in the language of the page', () => {
  expect(labels('fi')).toEqual(['englanti', 'ruotsi', 'saksa', 'suomi'])
  expect(labels('sv')).toEqual(['engelska', 'finska', 'svenska', 'tyska'])
  expect(labels('en')).toEqual(['English', 'Finnish', 'German', 'Swedish'])
})

test('LANG-044 primary languages are marked', () => {
  expect(languageOptions(['fi', 'sv'], ['sv'], 'en')).toEqual([
    { value: 'fi', label: 'Finnish', isRequired: false },
    { value: 'sv', label: 'Swedish', isRequired: true },
  ])
})
