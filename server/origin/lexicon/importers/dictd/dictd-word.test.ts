import { expect, test } from 'vitest'
import { type DictdReading, readWord } from './dictd-word.ts'

const READING: DictdReading = { from: 'fi', to: 'sv', plainIpa: 'machine', numbersLoneSense: false }
const read = (body: string, key: string, reading: Partial<DictdReading> = {}) => {
  const word = readWord(body, [key], { ...READING, ...reading })
  return word.ok ? word.value : word.error.code
}

test('a word of the simplest kind', () =>
  expect(read('vene /vˈene/ <n>\nbåt, eka\nvesillä kuljettava alus ()\n', 'vene')).toEqual({
    headword: 'vene',
    clean_headword: 'vene',
    lang: 'fi',
    pos: ['noun'],
    ipa: [{ ipa: 'vˈene', source: 'machine' }],
    senses: [
      {
        id: '1',
        translations: [
          { text: 'båt', lang: 'sv' },
          { text: 'eka', lang: 'sv' },
        ],
        definitions: [{ lang: 'fi', definition: 'vesillä kuljettava alus' }],
      },
    ],
  }))

test('sub-senses numbered from 2 become the first and the second', () =>
  expect(
    read('vara /vˈɑːra/ <v>\n1. kestää\nfortsätta\n2. olla 2.\nkopula\n 3.\nbefinna sig\n 4.\n existera\n', 'vara', {
      from: 'sv',
      to: 'fi',
    }),
  ).toMatchObject({
    senses: [
      { id: '1', definitions: [{ definition: 'fortsätta' }] },
      {
        id: '2',
        translations: [{ text: 'olla' }],
        senses: [
          { id: '2.1', definitions: [{ lang: 'sv', definition: 'kopula' }] },
          { id: '2.2', definitions: [{ definition: 'befinna sig' }] },
          { id: '2.3', definitions: [{ definition: 'existera' }] },
        ],
      },
    ],
  }))

test('a translation that ends in a number is no list', () =>
  expect(read('six /sˈɪks/ <n>\nkuusi, jaettuna 2.\n12 divided by 2 equals 6.\n', 'six')).toMatchObject({
    senses: [{ translations: [{ text: 'kuusi' }, { text: 'jaettuna 2.' }], definitions: [{ definition: '12 divided by 2 equals 6.' }] }],
  }))

test('definitions that begin with numbers of their own stay definitions', () =>
  expect(
    read(
      'byte /b/\n1. vaihto 2.\n1. att byta\n 3.\n2. spelarbyte\n2. tavu\n2.1. enhet\n3. saalis 2.\n4. det jagade\n 3.\n3.det stulna\n',
      'byte',
    ),
  ).toMatchObject({
    senses: [
      {
        translations: [{ text: 'vaihto' }],
        senses: [{ definitions: [{ definition: '1. att byta' }] }, { definitions: [{ definition: '2. spelarbyte' }] }],
      },
      { translations: [{ text: 'tavu' }], definitions: [{ definition: '2.1. enhet' }] },
      {
        translations: [{ text: 'saalis' }],
        senses: [{ definitions: [{ definition: '4. det jagade' }] }, { definitions: [{ definition: '3.det stulna' }] }],
      },
    ],
  }))

test('a definition may be indented', () =>
  expect(read('neuner /n/\nnia\n die Zahl 9\n', 'neuner')).toMatchObject({
    senses: [{ translations: [{ text: 'nia' }], definitions: [{ definition: 'die Zahl 9' }] }],
  }))

test('synonyms, references, examples and notes', () =>
  expect(
    read(
      'Kran /kɾˈɑːn/ <masc, n, sg>\n [techn.] crane <n>\n         Note: machine\n      "den Kran drehen"  - slew the crane\n         Note: on site\n   Synonyms: {Hebekran}, {Ladekran}\n   Antonym: {Grube}\n\n see: {Kräne}, {Kräne}, {Kran führen}\n\n         Note: a device\n',
      'kran',
      { from: 'de', to: 'en' },
    ),
  ).toEqual({
    headword: 'Kran',
    clean_headword: 'Kran',
    lang: 'de',
    pos: ['noun'],
    gender: { gender: 'm' },
    ipa: [{ ipa: 'kɾˈɑːn', source: 'machine' }],
    reference: [
      { target: 'Kräne', lang: 'de', prec_text: 'see' },
      { target: 'Kran führen', lang: 'de', prec_text: 'see' },
    ],
    senses: [
      {
        id: '1',
        scopes: ['techn.'],
        notes: ['machine', 'a device'],
        translations: [{ text: 'crane', lang: 'en', pos: ['noun'] }],
        synonyms: ['Hebekran', 'Ladekran'],
        antonyms: ['Grube'],
        examples: [{ text: 'den Kran drehen', lang: 'de', postnotes: ['on site'], translations: [{ text: 'slew the crane', lang: 'en' }] }],
      },
    ],
  }))

test('an example before any translation is translated by the next line', () =>
  expect(
    read('falloir /f/ <v>\n1.\n      "Il faut faire"\n You have to\n\n2.\n      "Il faut que"\n It is necessary that\n', 'falloir', {
      from: 'fr',
      to: 'en',
    }),
  ).toMatchObject({
    senses: [
      { id: '1', examples: [{ text: 'Il faut faire', translations: [{ text: 'You have to' }] }] },
      { id: '2', examples: [{ text: 'Il faut que', translations: [{ text: 'It is necessary that' }] }] },
    ],
  }))

test.each([
  ['pipe coral /pˈaɪp/\n', 'no translations, definitions or examples'],
  ['x /x/\n [Br.] <n>\n', 'no translations, definitions or examples'],
  ['', 'no headword'],
])('%j is no word', (body, reason) => expect(read(body, 'pipe coral')).toBe(reason))

test('a word that only refers to another is a word', () =>
  expect(read('Kräne /k/\n see: {Kran}\n', 'kräne')).toMatchObject({ senses: [], reference: [{ target: 'Kran', prec_text: 'see' }] }))
