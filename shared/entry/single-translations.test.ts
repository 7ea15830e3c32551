import { expect, test } from 'vitest'
import { SINGLE_TRANSLATION_MAX_LENGTH, singleTranslations } from './single-translations.ts'

const en = (text: string) => ({ text, lang: 'en' as const })
const textsOf = (senses: Parameters<typeof singleTranslations>[0]) => [...singleTranslations(senses)].map(({ text }) => text)

test('SRCH-052 translations of senses, sub-senses and groups, in their order', () => {
  const senses = [
    { translations: [en('house')], senses: [{ translations: [en('home')] }], translationGroups: [{ translations: [en('building')] }] },
    { translations: [en('firm')] },
  ]
  expect(textsOf(senses)).toEqual(['house', 'building', 'home', 'firm'])
})

test('their text is plain', () =>
  expect(textsOf([{ translations: [en('a <i>big</i> house &amp; garden')] }])).toEqual(['a big house & garden']))

test.each([
  [SINGLE_TRANSLATION_MAX_LENGTH, 1],
  [SINGLE_TRANSLATION_MAX_LENGTH + 1, 0],
])('of %i characters: %i', (length, count) => expect(textsOf([{ translations: [en('x'.repeat(length))] }])).toHaveLength(count))

test.each([[undefined], [[]], [[{}]]])('no translations: %o', (senses) => expect(textsOf(senses)).toEqual([]))
