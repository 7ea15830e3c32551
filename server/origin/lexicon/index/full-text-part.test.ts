import * as v from 'valibot'
import { expect, test } from 'vitest'
import { WordSchema } from '#shared/entry/entry-schema.ts'
import { entryText } from '#shared/entry/entry-text.ts'
import { teaserOf } from '#shared/entry/teaser.ts'
import { indexedText } from '#shared/search/text-words.ts'
import { fullTextRow } from './full-text-row.ts'
import { smallDictionary, smallWord, withLexicon } from './testing/small-lexicon.ts'

test('every entry is in the index under its id, in rank order, within its scopes', async () => {
  const words = [smallWord('vähän', { meanings: 1 }), smallWord('paljon', { meanings: 9 })]
  await withLexicon([smallDictionary(words)], (connection) => {
    const ids = (expression: string) =>
      connection
        .prepare('SELECT rowid AS id FROM full_text WHERE full_text MATCH ?1 ORDER BY rowid')
        .all(expression)
        .map(({ id }) => Number(id))
    const headwords = (expression: string) =>
      ids(expression).map((id) => connection.prepare('SELECT headword FROM entry WHERE id = ?1').get(id)?.headword)
    const scopes = connection.prepare('SELECT id / 4 AS base FROM scope WHERE level = 1').all()

    expect(headwords('t0')).toEqual(['paljon', 'vähän'])
    expect(headwords('"·vahan"')).toEqual(['vähän'])
    expect(scopes.length).toBe(2)
    for (const { base } of scopes) expect(ids(`"§${base}"`)).toHaveLength(2)
  })
})

test('the index keeps no text', async () => {
  await withLexicon([smallDictionary([smallWord('talo')])], (connection) => {
    expect(connection.prepare('SELECT open, paid, scope FROM full_text WHERE full_text MATCH ?1').get('talo')).toEqual({
      open: null,
      paid: null,
      scope: null,
    })
  })
})

const premium = smallWord('linna', {
  notes: ['hidden note'],
  pos: ['noun'],
  senses: [
    {
      id: 's1',
      translations: ['castle', 'citadel', 'hidden third'].map((text) => ({ text, lang: 'en' })),
      definitions: [{ lang: 'en', definition: `a long beginning ${'that goes on '.repeat(20)} hidden end` }],
      examples: [{ text: 'hidden example' }],
    },
    { id: 's2', definitions: [{ lang: 'en', definition: 'hidden sense' }] },
  ],
})

test('I01 of a premium entry only what its teaser shows is open', () => {
  const { open, paid } = fullTextRow(premium, { isPremium: true })
  const teaser = entryText(teaserOf(v.parse(WordSchema, premium))).map(({ text }) => indexedText(text))
  expect(open).toBe(teaser.join(' · '))
  expect([open.includes('castle'), open.includes('hidden'), paid.match(/hidden/g)?.length]).toEqual([true, false, 5])
})

test('another entry is open as a whole', () => {
  const { open, paid } = fullTextRow(premium, { isPremium: false })
  expect([open.match(/hidden/g)?.length, paid]).toEqual([5, ''])
})
