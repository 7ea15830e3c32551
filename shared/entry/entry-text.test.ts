import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type WordInput, WordSchema } from './entry-schema.ts'
import { entryText } from './entry-text.ts'

const WORD: WordInput = {
  id: 'x:1',
  headword: 'sana <b>1</b>',
  clean_headword: 'sana',
  lang: 'fi',
  pos: ['noun'],
  ipa: [{ ipa: 'sɑnɑ' }],
  headwordvars: [{ hwvarId: 'v', headwordvar: 'variant' }],
  inflections: ['form'],
  notes: ['word  note'],
  synonyms: ['synonym'],
  reference: [{ target: 'target', lang: 'fi', prec_text: 'see', tail: 'tail' }],
  infoboxes: [{ title: 'box', paragraphs: ['paragraph &amp; more'] }],
  etymology: 'origin',
  images: [{ filename: 'a.svg', caption: 'caption' }],
  links: [{ type: 'image_entry', url: '/x', title: 'link' }],
  senses: [
    {
      id: 's',
      scopes: ['law'],
      definitions: [{ lang: 'fi', definition: 'definition' }],
      translations: [{ text: 'translation', lang: 'en', context: 'context', notes: ['before'], postnotes: ['after'] }],
      translationGroups: [
        {
          id: 'g',
          lang: 'sv',
          definitions: [{ id: 'd', definition: 'group definition' }],
          translations: [{ text: 'term', lang: 'sv' }],
          comments: ['comment'],
        },
      ],
      examples: [{ text: 'example', translations: [{ text: 'its translation', lang: 'en' }], postnotes: ['its note'] }],
      senses: [{ id: 'below', notes: ['sense below'] }],
      subentry_blocks: [{ title: 'in sense', subentries: [{ id: 'e', headword: 'phrase', clean_headword: 'phrase', lang: 'fi' }] }],
    },
  ],
  subentry_blocks: [{ title: 'phrases', subentries: [{ id: 'f', headword: 'compound', clean_headword: 'compound', lang: 'fi' }] }],
}

test('FT-005 everything a reader can read, in reading order and without markup; labels and pronunciations are left out', () => {
  expect(entryText(WORD).map(({ text }) => text)).toEqual([
    ...['sana 1', 'variant', 'form', 'word note', 'synonym', 'see', 'target', 'tail', 'box', 'paragraph & more'],
    ...['definition', 'before', 'context', 'translation', 'after', 'group definition', 'term', 'comment'],
    ...['example', 'its translation', 'its note', 'sense below', 'in sense', 'phrase'],
    ...['origin', 'caption', 'link', 'phrases', 'compound'],
  ])
})

test('each text has its language, where the entry says it', () => {
  const languages = new Map(entryText(WORD).map(({ text, lang }) => [text, lang]))
  expect(['sana 1', 'translation', 'term', 'group definition', 'example', 'comment'].map((text) => languages.get(text))).toEqual([
    ...['fi', 'en', 'sv', 'sv', 'fi'],
    undefined,
  ])
})

test('a word as stored and the same word parsed have the same text', () => {
  expect(entryText(v.parse(WordSchema, WORD))).toEqual(entryText(WORD))
})
