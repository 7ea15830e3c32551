import { expect, test } from 'vitest'
import { baseFormLanguages } from './base-form-languages.ts'

test('SUG-017 the brand’s list is reduced to the languages that can be analysed', () => {
  expect(baseFormLanguages(['fi', 'sv', 'en', 'de'], ['en', 'fi', 'ru'])).toEqual(['fi', 'en'])
})
