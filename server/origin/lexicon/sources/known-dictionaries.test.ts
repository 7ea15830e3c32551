import { expect, test } from 'vitest'
import { KNOWN_DICTIONARIES, knownDictionaryOf } from './known-dictionaries.ts'

test('the default sets are six and ten dictionaries, all searched by the language-pair tab', () => {
  expect(KNOWN_DICTIONARIES.filter(({ set }) => set === 'A').map(({ meta }) => meta.code)).toEqual(
    ['fin-swe', 'swe-fin', 'fin-eng', 'eng-fin', 'swe-eng', 'eng-swe'].map((pair) => `freedict.${pair}`),
  )
  expect(KNOWN_DICTIONARIES.filter(({ set }) => set === 'B')).toHaveLength(10)
  expect(KNOWN_DICTIONARIES.every(({ meta }) => meta.isDefault)).toBe(true)
})

test('a dictionary is described in three languages, with its licence and those who made it', () =>
  expect(knownDictionaryOf('fin-eng')).toMatchObject({
    debianPackage: 'dict-freedict-fin-eng',
    isInverted: false,
    meta: {
      code: 'freedict.fin-eng',
      type: 'monoDirectional',
      langs: ['fi', 'en'],
      title: {
        fi: 'Suomi–englanti (FreeDict)',
        sv: 'Finska–engelska (FreeDict)',
        en: 'Finnish–English (FreeDict)',
        '*': 'Finnish–English (FreeDict)',
      },
      dict_group: 'general',
      licence: { name: 'CC BY-SA 3.0', attribution: expect.stringContaining('WikDict') },
    },
  }))

test('the corrupt eng-swe is made from swe-eng and says so', () =>
  expect(knownDictionaryOf('freedict.eng-swe')).toMatchObject({
    freedictName: 'swe-eng',
    debianPackage: 'dict-freedict-swe-eng',
    isInverted: true,
    meta: { langs: ['en', 'sv'], licence: { name: 'GPL-2.0-or-later', attribution: expect.stringContaining('inverting') } },
  }))

test.each(['eng-spa', 'freedict.eng-spa', '', 'constructor'])('%j is not known', (name) => expect(knownDictionaryOf(name)).toBeUndefined())
