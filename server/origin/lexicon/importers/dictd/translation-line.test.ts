import { expect, test } from 'vitest'
import { readTranslations } from './translation-line.ts'

const textsOf = (line: string) => readTranslations(line, 'fi').translations.map(({ text }) => text)

test.each([
  ['talo, koti', ['talo', 'koti']],
  ['llinen, moinen, [-n]] kaltainen', ['llinen', 'moinen', '-n kaltainen']],
  ['[[täysi-ikäisyys|täysi-ikäisyyden]] ikäraja', ['täysi-ikäisyyden ikäraja']],
  ['[[ei-]]kiraalinen', ['ei-kiraalinen']],
  ['pariisinvihreä ()', ['pariisinvihreä']],
  ['[ˇ]', ['[ˇ]']],
  ['1000.', ['1000.']],
  ['´ Akut <masc>, Akut-Zeichen <neut> [print] ´', ['Akut', 'Akut-Zeichen']],
  ['Steuer <fem> [fin.] $', ['Steuer']],
  ['Beitrag $', ['Beitrag']],
  ['60 $', ['60 $']],
  ['hus, hus', ['hus']],
  ['', []],
])('translations of %j', (line, texts) => expect(textsOf(line)).toEqual(texts))

test('labels before the first translation are the sense’s, those after one are its own', () => {
  const { sense, translations } = readTranslations(' [adm.] [Br.] establishment <n>, film <v, trans> [coll.] [einen Film, usw.]', 'en')
  expect(sense).toEqual({ scopes: ['adm.'], geography: ['Br.'] })
  expect(translations).toEqual([
    { text: 'establishment', lang: 'en', pos: ['noun'] },
    { text: 'film', lang: 'en', pos: ['verb'], grammar: ['trans'], registers: ['coll.'], notes: ['einen Film, usw.'] },
  ])
})

test('a gender belongs to its translation', () =>
  expect(readTranslations('Diskutant <masc>, Ärzte <pl>, Kunde <masc, fem> [+ gen]', 'de').translations).toEqual([
    { text: 'Diskutant', lang: 'de', gender: { gender: 'm' } },
    { text: 'Ärzte', lang: 'de', grammar: ['pl'] },
    { text: 'Kunde', lang: 'de', gender: { gender: 'm/f' }, grammar: ['+ gen'] },
  ]))

test('a number in brackets points at a list we do not have', () =>
  expect(readTranslations('rev [1], räv', 'sv').translations.map(({ text, notes }) => [text, notes])).toEqual([
    ['rev', undefined],
    ['räv', undefined],
  ]))
