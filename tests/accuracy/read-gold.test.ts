import { expect, test } from 'vitest'
import { readTokens } from './read-gold.ts'

const line = (...columns: string[]) => columns.join('\t')

test('words come with their lemmas; punctuation, comments and joined words do not', () => {
  const text = [
    '# text = Taloissa on.',
    line('1', 'Taloissa', 'talo', 'NOUN'),
    line('2-3', 'ettei', '_', '_'),
    line('2', 'on', 'olla', 'AUX'),
    line('3', '.', '.', 'PUNCT'),
    '',
  ].join('\n')
  expect(readTokens(text)).toEqual([
    { form: 'Taloissa', lemma: 'talo' },
    { form: 'on', lemma: 'olla' },
  ])
})

test('the marks between the parts of a compound are no part of its lemma', () => {
  expect(readTokens(line('1', 'kirjastossa', 'kirja#sto', 'NOUN'))).toEqual([{ form: 'kirjastossa', lemma: 'kirjasto' }])
})
