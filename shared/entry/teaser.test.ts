import * as v from 'valibot'
import { expect, test } from 'vitest'
import { WordSchema } from './entry-schema.ts'
import { TEASER_TEXT_MAX_LENGTH, teaserOf } from './teaser.ts'

const translation = (text: string) => ({ text, lang: 'en', gender: { gender: 'm' }, notes: ['a secret'], ipa: [{ ipa: 'secret' }] })
const word = v.parse(WordSchema, {
  id: 'd:talo',
  headword: 'talo',
  clean_headword: 'talo',
  lang: 'fi',
  pos: ['noun'],
  homonym: 1,
  dict_type: 'premium',
  dictionary: { id: 'd', name: 'D' },
  etymology: 'secret',
  ipa: [{ ipa: 'secret' }],
  notes: ['secret'],
  synonyms: ['secret'],
  images: [{ filename: 'secret.png' }],
  infoboxes: [{ title: 'secret' }],
  headwordvars: [{ hwvarId: '1', headwordvar: 'secret' }],
  subentry_blocks: [{ title: 'secret', subentries: [] }],
  hierarchy: 'secret',
  senses: [
    {
      id: '1',
      pos: ['noun'],
      definitions: [
        { lang: 'fi', definition: `<b>asuinrakennus</b> ${'pitkä '.repeat(50)}` },
        { lang: 'fi', definition: 'secret' },
      ],
      translations: [translation('house'), translation('building'), translation('secret')],
      examples: [{ text: 'secret' }],
      notes: ['secret'],
      synonyms: ['secret'],
      senses: [{ id: '1a', definitions: [{ lang: 'fi', definition: 'secret' }] }],
    },
    { id: '2', definitions: [{ lang: 'fi', definition: 'secret' }] },
  ],
})

test('ENT-048 a teaser keeps the head and the beginning of the first sense', () => {
  const teaser = teaserOf(word)
  expect(teaser).toMatchObject({
    id: 'd:talo',
    headword: 'talo',
    pos: ['noun'],
    homonym: 1,
    dict_type: 'premium',
    custom: 'teaser',
    dictionary: { id: 'd', name: 'D' },
  })
  expect(teaser.senses).toHaveLength(1)
  expect(teaser.senses[0]?.translations.map(({ text }) => text)).toEqual(['house', 'building'])
})

test('ENT-048 nothing else of the entry is in it', () => expect(JSON.stringify(teaserOf(word))).not.toContain('secret'))

test('ENT-048 a long definition is cut at a word’s end, without markup', () => {
  const definition = teaserOf(word).senses[0]?.definitions[0]?.definition ?? ''
  expect([...definition].length).toBeLessThanOrEqual(TEASER_TEXT_MAX_LENGTH + 1)
  expect(definition).toMatch(/^asuinrakennus pitkä .*pitkä…$/)
})

test('ENT-048 a teaser is an entry like any other, and its teaser is itself', () => {
  const teaser = teaserOf(word)
  expect(v.parse(WordSchema, teaser)).toEqual(teaser)
  expect(teaserOf(teaser)).toEqual(teaser)
})

test('ENT-048 an entry without senses', () => expect(teaserOf({ ...word, senses: [] }).senses).toEqual([]))
