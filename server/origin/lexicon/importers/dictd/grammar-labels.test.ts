import { expect, test } from 'vitest'
import { grammarFields } from './grammar-labels.ts'

test.each([
  [['n'], { pos: ['noun'] }],
  [['n', 'ut'], { pos: ['noun'], gender: { gender: 'c' } }],
  [['n', 'neut'], { pos: ['noun'], gender: { gender: 'n' } }],
  [['masc', 'fem', 'n', 'sg'], { pos: ['noun'], gender: { gender: 'm/f' } }],
  [['vt'], { pos: ['verb'], grammar: ['trans'] }],
  [['v', 'intr', 'v', 'trans'], { pos: ['verb'], grammar: ['intr', 'trans'] }],
  [['phraseologicalUnit'], { pos: ['phrase'] }],
  [['pl', 'pl only'], { grammar: ['pl', 'pl only'] }],
  [['pron', 'rel'], { pos: ['pronoun'], grammar: ['rel'] }],
  [['constructor'], { grammar: ['constructor'] }],
  [[], {}],
])('ENT-022 labels %j', (labels, fields) => expect(grammarFields(labels)).toEqual(fields))
