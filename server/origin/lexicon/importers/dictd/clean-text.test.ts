import { expect, test } from 'vitest'
import { cleanText, withoutWikiResidue } from './clean-text.ts'

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
