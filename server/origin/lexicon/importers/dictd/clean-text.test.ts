import { expect, test } from 'vitest'
import { cleanText, withoutOwnNumber, withoutWikiResidue } from './clean-text.ts'

test.each([
  ['eräs lintulaji () tai sen yksilö', 'eräs lintulaji tai sen yksilö'],
  ['f( ) x', 'f x'],
  ['Suren [http://a.example/x 44:54], [https://b.example]', 'Suren 44:54, '],
  ['Frucht von [1]', 'Frucht von [1]'],
  ['[[Valko-Venäjän]] ruplat', 'Valko-Venäjän ruplat'],
  ['a [[b|c]] d [[e', 'a c d e'],
])('%j has no residue of wiki text', (text, clean) => expect(withoutWikiResidue(text)).toBe(clean))

test('text is composed, well formed and without control characters', () =>
  expect(cleanText(' a\u0308iti\t ja\u0000 \ud800isa ')).toBe('äiti ja \ufffdisa'))

test.each([
  ['sv', '1. att byta', 'att byta'],
  ['sv', '3.det som tagits vid stöld', 'det som tagits vid stöld'],
  ['sv', '2.1. enhet för datamängd', 'enhet för datamängd'],
  ['fr', '8. Jour qui précède', 'Jour qui précède'],
  ['de', '4. Fall der Deklination', '4. Fall der Deklination'],
  ['fi', '25. joulukuuta', '25. joulukuuta'],
  ['sv', '1900-talet', '1900-talet'],
] as const)('a number of another list is no part of a definition: %s %s', (lang, text, definition) => {
  expect(withoutOwnNumber(text, lang)).toBe(definition)
})
