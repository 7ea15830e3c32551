import { expect, test } from 'vitest'
import { dictdKey, readHeader } from './header-line.ts'

const headerOf = (line: string, key: string) => readHeader(line, [key], 'machine')

test.each([
  ['talo /tˈalo/ <n>', 'talo', 'talo'],
  ['1. Mooseksen kirja /ˈyksi mˈoːsekseŋ/ <n>', '1 mooseksen kirja', '1. Mooseksen kirja'],
  ['either / or /ˈaɪðə ɔː/', 'either or', 'either / or'],
  ['and/or /ˈandɔː/ <conj>', 'andor', 'and/or'],
  ['rear admiral (lower half) /ɹˈiəɹ/ <n>', 'rear admiral lower half', 'rear admiral (lower half)'],
  ['… and counting /and kˈaʊntɪŋ/', ' and counting', '… and counting'],
  ['Pe̍h-ōe-jī /pˈɛ/ <n>', 'pehōejī', 'Pe̍h-ōe-jī'],
  ['sˈinsurger /sɛ̃syʀʒe/ <v>', 'sinsurger', 'sˈinsurger'],
  ['aamu', 'aamu', 'aamu'],
  ['km / h', 'km h', 'km / h'],
])('the headword of %j is found by its key', (line, key, headword) => expect(headerOf(line, key).headword).toBe(headword))

test('grammar at the end of the line is a list of labels', () =>
  expect(headerOf('Haus /haʊ̯s/ <n, neut, sg>', 'haus').labels).toEqual(['n', 'neut', 'sg']))

test('a variant in brackets after the pronunciation has its own pronunciation and is named once', () => {
  const header = readHeader('shoot /ʃˈuːt/ (shot /ʃˈɒt/ <>, shot /ʃˈɒt/ <>) <v>', ['shoot', 'shot'], 'machine')
  expect(header.headword).toBe('shoot')
  expect(header.variants).toEqual([{ headword: 'shot', ipa: [{ ipa: 'ʃˈɒt', source: 'machine' }] }])
  expect(header.labels).toEqual(['v'])
})

test('a sign alone is a variant too', () =>
  expect(readHeader('Akut-Zeichen /ˈɑkuːt/ (´) <neut, n, sg>', ['', 'akutzeichen'], 'machine').variants).toEqual([
    { headword: '´', ipa: [] },
  ]))

test('brackets inside a pronunciation are no variant', () => {
  const { ipa, variants } = headerOf('better //ˈbɛt(ə)ɹ// //ˈbɛtɚ// <adj>', 'better')
  expect(ipa.map(({ ipa }) => ipa)).toEqual(['ˈbɛt(ə)ɹ', 'ˈbɛtɚ'])
  expect(variants).toEqual([])
})

test('the key is folded as dictd folds it', () => expect(dictdKey('abreast of  sb./sth.')).toBe('abreast of sbsth'))
